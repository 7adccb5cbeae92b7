import { MatchersV3 } from "@pact-foundation/pact";
import { DECIMAL } from "#contracts/reader/amount.ts";

/*
 * What the console relies on in an answer, as Pact matchers. Every pattern is anchored: older verifiers, that of
 * PactNet among them, look for it anywhere in a value. Every field gets a matcher of its own, since a matcher on a list
 * or an object silently turns the literals below it into "anything of this type".
 */

/** A text that may be empty. */
export const text = (example: string) => MatchersV3.string(example);

/** A text of this pattern. Of a pattern alone, Pact asks no type: null is "null" to it, and a number its digits. */
function pattern(regex: string, example: string) {
  const type = "pact:matcher:type";
  return { [type]: [{ [type]: "type" }, { [type]: "regex", regex }], value: example };
}

/** A text with at least one character, none of them a blank. */
export const word = (example: string) => pattern("^\\S+$", example);

/** A text to be shown to people, never empty. */
export const message = (example: string) => pattern("^.+$", example);

/** A whole number. */
export const count = (example: number) => MatchersV3.integer(example);

/** Yes or no. */
export const flag = (example: boolean) => MatchersV3.boolean(example);

/** Exactly this value, inside of lists too. */
export const exactly = <Value>(value: Value) => MatchersV3.equal(value);

/** A decimal string, such as an amount. */
export const decimal = (example: string) => pattern(DECIMAL.source, example);

const INSTANT = "\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z";

/** A moment in UTC. */
export const instant = (example: string) => pattern(`^${INSTANT}$`, example);

/** A calendar day. */
export const day = (example: string) => pattern("^\\d{4}-\\d{2}-\\d{2}$", example);

/** One of these words. */
export const oneOf = (words: readonly string[], example: string) => pattern(`^(${words.join("|")})$`, example);

/** Null, or what the pattern describes. Pact's rules cannot say "or", but a pattern alone is matched against "null" too. */
function nullOr(pattern: string, example: string | number | null) {
  return { "pact:matcher:type": "regex", regex: `^(null|${pattern})$`, value: example };
}

/** A moment in UTC, or null. */
export const instantOrNull = (example: string | null) => nullOr(INSTANT, example);

/** One of these words, or null. */
export const oneOfOrNull = (words: readonly string[], example: string | null) => nullOr(words.join("|"), example);

/** A whole number from 0 up, or null. */
export const countOrNull = (example: number | null) => nullOr("\\d+", example);

/** A text with at least one character, or null. */
export const messageOrNull = (example: string | null) => nullOr(".+", example);

/**
 * A value that the provider chose when it set up the situation, or that the situation names.
 * @param name as the provider state answers it.
 */
export const chosen = (name: string, example: string) => MatchersV3.fromProviderState(`$\{${name}}`, example);

/** At least one item, and each of this shape. */
export const eachOf = <Item>(item: Item) => MatchersV3.eachLike(item, 1);

/** The envelope (7.2) of an accepted call; without `resData` where the console does not read it. */
export function accepted(resData?: unknown) {
  return { success: true, ...(resData !== undefined && { resData }) };
}

/**
 * The envelope (7.2) of a refusal: a code, and a message to be shown (8.2). How it looks, not why: which code it is
 * stays the service's business, unless the console acts on it.
 */
export function refused(errCode: unknown = word("2001"), errMsg = "The service says why") {
  return { success: false, errCode, errMsg: message(errMsg) };
}
