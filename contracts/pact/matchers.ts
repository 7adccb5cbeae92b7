import { MatchersV3 } from "@pact-foundation/pact";
import { NORMAL_RESPONSE_CODE, SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";
import { DECIMAL } from "#contracts/reader/amount.ts";
import { anyWordExcept } from "./any-word-except.ts";

/*
 * What the console relies on in an answer, as Pact matchers. Every pattern is anchored: older verifiers, that of
 * PactNet among them, look for it anywhere in a value. Every field gets a matcher of its own, since a matcher on a list
 * or an object silently turns the literals below it into "anything of this type".
 */

const TYPE = "pact:matcher:type";

/** A text that may be empty. */
export const text = (example: string) => MatchersV3.string(example);

/** A text of this pattern. Of a pattern alone, Pact asks no type: null is "null" to it, and a number its digits. */
function pattern(regex: string, example: string) {
  return { [TYPE]: [{ [TYPE]: "type" }, { [TYPE]: "regex", regex }], value: example };
}

/** A text with at least one character, none of them a blank. */
export const word = (example: string) => pattern("^\\S+$", example);

/** A text to be shown to people, never empty; it may have several lines. */
export const message = (example: string) => pattern("^\\s*\\S[\\s\\S]*$", example);

/** A whole number from 0 up. */
export function count(example: number) {
  return { [TYPE]: [{ [TYPE]: "integer" }, { [TYPE]: "regex", regex: "^\\d+$" }], value: example };
}

/** A whole number of at least two. */
export function several(example: number) {
  return { [TYPE]: [{ [TYPE]: "integer" }, { [TYPE]: "regex", regex: "^([2-9]|\\d{2,})$" }], value: example };
}

/** A whole number, also a negative one. */
export const position = (example: number) => MatchersV3.integer(example);

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

/** The letters that a text has in these languages, and no English one. */
const LETTERS: Readonly<Record<string, string>> = {
  zh: "\\u4E00-\\u9FFF",
  ja: "\\u3040-\\u30FF\\u4E00-\\u9FFF",
  ko: "\\uAC00-\\uD7A3",
  th: "\\u0E00-\\u0E7F",
};

/** A text to be shown to people, with a letter at least of this language. @throws for a language without letters of its own. */
export function messageIn(language: string, example: string) {
  const letters = LETTERS[language.slice(0, 2)];
  if (!letters) throw new Error(`${language} has no letters of its own`);
  return pattern(`^[\\s\\S]*[${letters}][\\s\\S]*$`, example);
}

/** One of these words. */
export const oneOf = (words: readonly string[], example: string) => pattern(`^(${words.join("|")})$`, example);

/**
 * Null, or what the rule describes; `finishPact` writes the "or". A rule of Pact's has no "and" within an "or", so that a
 * pattern's type is not asked for: digits as a text pass for a number.
 */
function nullOr<Example>(rule: { match: "type" | "integer" } | { match: "regex"; regex: string }, example: Example) {
  const { match, ...values } = rule;
  return { [TYPE]: [{ [TYPE]: "null" }, { [TYPE]: match, ...values }], value: example };
}
const nullOrPattern = (regex: string, example: string | null) => nullOr({ match: "regex", regex }, example);

/** A moment in UTC, or null. */
export const instantOrNull = (example: string | null) => nullOrPattern(`^${INSTANT}$`, example);

/** One of these words, or null. */
export const oneOfOrNull = (words: readonly string[], example: string | null) =>
  nullOrPattern(`^(${words.join("|")})$`, example);

/** A whole number, or null; that it is not below zero can be asked no more, for the digits of a text would pass. */
export const countOrNull = (example: number | null) => nullOr({ match: "integer" }, example);

/** A text, or null. The example has to be a text: of null, Pact would take "any text" for "null alone". */
export const textOrNull = (example: string) => nullOr({ match: "type" }, example);

/**
 * A value that the provider chose when it set up the situation, or that the situation names.
 * @param name as the provider state answers it.
 */
export const chosen = (name: string, example: string) => MatchersV3.fromProviderState(`$\{${name}}`, example);

/** At least one item, and each of this shape. */
export const eachOf = <Item>(item: Item) => MatchersV3.eachLike(item, 1);

/** A list that may be empty, and whatever is in it of this shape. */
export const anyOf = <Item>(item: Item) => ({ [TYPE]: "type", min: 0, value: [item] });

/** One item exactly, of this shape. */
export const onlyOf = <Item>(item: Item) => ({ [TYPE]: "type", min: 1, max: 1, value: [item] });

/** A list that may be empty, and in which anything may be. */
export const anyList = () => ({ [TYPE]: "type", value: [] });

/** The envelope (7.2) of an accepted call; without `resData` where the console does not read it. */
export function accepted(resData?: unknown) {
  return { success: true, ...(resData !== undefined && { resData }) };
}

const ANY_OTHER_CODE = anyWordExcept([NORMAL_RESPONSE_CODE, ...SESSION_ENDING_CODES]);

/**
 * The envelope (7.2) of a refusal: a code, and a message to be shown (8.2). How it looks, not why: which code it is
 * stays the service's business, unless the console acts on it. A code that means something else to the console is never
 * accepted: "3000" (8.1) and those that end the session (8.3).
 */
export function refused(
  errCode: unknown = pattern(ANY_OTHER_CODE, "2001"),
  errMsg: unknown = message("The service says why"),
) {
  return { success: false, errCode, errMsg };
}
