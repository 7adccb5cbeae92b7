import { MatchersV3 } from "@pact-foundation/pact";
import { NORMAL_RESPONSE_CODE, SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";
import { DECIMAL } from "#contracts/reader/amount.ts";
import { anyWordExcept } from "./any-word-except.ts";

/*
 * What the console relies on in an answer, as Pact matchers. Every pattern is anchored, since older verifiers (PactNet) search for it anywhere in a value. Every field has its own matcher, since a matcher on a list or an object turns the literals below it into "anything of this type".
 */

const TYPE = "pact:matcher:type";

/** A text that may be empty. */
export const text = (example: string) => MatchersV3.string(example);

/**
 * A text of this pattern. A pattern alone does not check the type: Pact would match null as "null", and a number as its
 * digits.
 */
function pattern(regex: string, example: string) {
  return { [TYPE]: [{ [TYPE]: "type" }, { [TYPE]: "regex", regex }], value: example };
}

/** A non-empty text without blanks. */
export const word = (example: string) => pattern("^\\S+$", example);

/** A non-empty text for people; it may have several lines. */
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

/** A boolean. */
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

/** Letters that texts of these languages have and English ones do not. */
const LETTERS: Readonly<Record<string, string>> = {
  zh: "\\u4E00-\\u9FFF",
  ja: "\\u3040-\\u30FF\\u4E00-\\u9FFF",
  ko: "\\uAC00-\\uD7A3",
  th: "\\u0E00-\\u0E7F",
};

/**
 * A text for people with at least one letter of this language. @throws Error for a language that is not in `LETTERS`.
 */
export function messageIn(language: string, example: string) {
  const letters = LETTERS[language.slice(0, 2)];
  if (!letters) throw new Error(`${language} has no letters of its own`);
  return pattern(`^[\\s\\S]*[${letters}][\\s\\S]*$`, example);
}

/** One of these words. */
export const oneOf = (words: readonly string[], example: string) => pattern(`^(${words.join("|")})$`, example);

/**
 * Null, or what the rule describes; `finishPact` writes the "or". Pact cannot nest an "and" in an "or", so the type is
 * not checked beside a pattern: digits as a text pass for a number.
 */
function nullOr<Example>(rule: { match: "type" | "integer" } | { match: "regex"; regex: string }, example: Example) {
  const { match, ...values } = rule;
  return { [TYPE]: [{ [TYPE]: "null" }, { [TYPE]: match, ...values }], value: example };
}
const nullOrPattern = (regex: string, example: string | null) => nullOr({ match: "regex", regex }, example);

/** A moment in UTC, or null. */
export const instantOrNull = (example: string | null) => nullOrPattern(`^${INSTANT}$`, example);

/** An amount, or null. */
export const decimalOrNull = (example: string) => nullOrPattern(DECIMAL.source, example);

/** One of these words, or null. */
export const oneOfOrNull = (words: readonly string[], example: string | null) =>
  nullOrPattern(`^(${words.join("|")})$`, example);

/**
 * A whole number, or null. That it is not negative cannot be checked, since a pattern would let digits as a text pass.
 */
export const countOrNull = (example: number | null) => nullOr({ match: "integer" }, example);

/** A text, or null. With null as the example, Pact would accept null only. */
export const textOrNull = (example: string) => nullOr({ match: "type" }, example);

/**
 * A value that the provider state chose or was given.
 * @param name the name under which the provider state answers it.
 */
export const chosen = (name: string, example: string) => MatchersV3.fromProviderState(`$\{${name}}`, example);

/** At least one item, and each of this shape. */
export const eachOf = <Item>(item: Item) => MatchersV3.eachLike(item, 1);

/** A list that may be empty; its items have this shape. */
export const anyOf = <Item>(item: Item) => ({ [TYPE]: "type", min: 0, value: [item] });

/** One item exactly, of this shape. */
export const onlyOf = <Item>(item: Item) => ({ [TYPE]: "type", min: 1, max: 1, value: [item] });

/** Any list. */
export const anyList = () => ({ [TYPE]: "type", value: [] });

/** The envelope (7.2) of an accepted call; without `resData` if the console does not read it. */
export function accepted(resData?: unknown) {
  return { success: true, ...(resData !== undefined && { resData }) };
}

const ANY_OTHER_CODE = anyWordExcept([NORMAL_RESPONSE_CODE, ...SESSION_ENDING_CODES]);

/**
 * The envelope (7.2) of a refusal: a code and a message (8.2). The service chooses the code, unless the console acts on
 * it. "3000" (8.1) and the codes that end the session (8.3) are never accepted.
 */
export function refused(
  errCode: unknown = pattern(ANY_OTHER_CODE, "2001"),
  errMsg: unknown = message("The service says why"),
) {
  return { success: false, errCode, errMsg };
}
