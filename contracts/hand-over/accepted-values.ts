import { isDeepStrictEqual } from "node:util";

/** A matching rule of a pact. Two unknown rules count as equal only if they are identical. */
type Matcher = { match: string; regex?: string; min?: number; max?: number };
export type Rule = { combine?: string; matchers: readonly Matcher[] };

/** What a pact expects of a value: its example and rule; without a rule, exactly the example. */
export type Expected = { value: unknown; rule: Rule | null };

/** Whether `other` accepts every value that `one` accepts. */
export function acceptsSubset(one: Expected, other: Expected): boolean {
  return alternatives(one).every((set) => alternatives(other).some((wider) => isSetWithin(set, wider)));
}

/** Matchers that must all fit. */
type Matchers = { value: unknown; matchers: readonly Matcher[] };

function alternatives({ value, rule }: Expected): Matchers[] {
  if (!rule) return [{ value, matchers: [{ match: "equality" }] }];
  if (rule.combine === "OR") return rule.matchers.map((matcher) => ({ value, matchers: [matcher] }));
  return [{ value, matchers: rule.matchers }];
}

function isSetWithin(set: Matchers, { value, matchers }: Matchers): boolean {
  return matchers.every((matcher) => isImplied(matcher, value, set));
}

/** Whether a matcher with its example accepts everything that the set accepts. */
function isImplied(wanted: Matcher, example: unknown, set: Matchers): boolean {
  const { value, matchers } = set;
  const has = (...kinds: string[]) => matchers.some(({ match }) => kinds.includes(match));
  const isExact = has("equality");
  switch (wanted.match) {
    case "equality":
      return isExact && isDeepStrictEqual(value, example);
    case "type":
      return kindOf(set) === kind(example) && isSizeWithin(wanted, set);
    case "regex":
      return isPatternWithin(wanted.regex ?? "", set);
    case "integer":
      return has("integer") || (isExact && Number.isInteger(value));
    case "number":
      return has("integer", "decimal", "number") || (isExact && typeof value === "number");
    case "boolean":
      return has("boolean") || (has("equality", "type") && typeof value === "boolean");
    case "null":
      return has("null") || (isExact && value === null);
    default:
      return matchers.some((matcher) => isDeepStrictEqual(matcher, wanted));
  }
}

const kind = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/** The kind of the values that a set accepts; a pattern alone does not determine it. */
function kindOf({ value, matchers }: Matchers): string {
  for (const { match } of matchers) {
    if (match === "equality" || match === "type") return kind(value);
    if (["integer", "decimal", "number"].includes(match)) return "number";
    if (match === "boolean" || match === "null") return match;
  }
  return "any";
}

function isSizeWithin({ min = 0, max = Number.POSITIVE_INFINITY }: Matcher, { value, matchers }: Matchers): boolean {
  const size = Array.isArray(value) ? value.length : 0;
  const [own] = matchers;
  const [least, most] =
    own?.match === "equality" ? [size, size] : [own?.min ?? 0, own?.max ?? Number.POSITIVE_INFINITY];
  return min <= least && most <= max;
}

function isPatternWithin(pattern: string, { value, matchers }: Matchers): boolean {
  const own = matchers.flatMap(({ regex }) => (regex === undefined ? [] : [regex]));
  if (own.includes(pattern)) return true;
  const words = matchers.some(({ match }) => match === "equality") ? [String(value)] : own.flatMap(wordsOf);
  return words.length > 0 && words.every((word) => fits(pattern, word));
}

/** The words of a pattern of the form `^(a|b)$`. */
function wordsOf(pattern: string): string[] {
  return /^\^\(([\w|-]+)\)\$$/.exec(pattern)?.[1]?.split("|") ?? [];
}

function fits(pattern: string, word: string): boolean {
  try {
    return new RegExp(pattern).test(word);
  } catch {
    // Some of the verifier's patterns are invalid in JavaScript.
    return false;
  }
}
