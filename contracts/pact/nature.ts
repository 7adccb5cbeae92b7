import { DECIMAL } from "#contracts/reader/amount.ts";
import type { Path } from "./fields.ts";
import type { WrittenInteraction } from "./written-pact.ts";

/** What the contract says that a value is. */
export type Nature =
  | ("amount" | "moment" | "words" | "count" | "position" | "flag" | "word" | "text")
  | ("exact" | "list" | "object");

export type Described = { nature: Nature; isNullable: boolean; pattern: string | undefined };

/** What the pact's rules say of a field, and whether it may be null. */
export function natureOf(exchange: WrittenInteraction, path: Path, value: unknown): Described {
  const rules = exchange.response.matchingRules?.body?.[ruleKey(path)]?.matchers ?? [];
  const matches = rules.map(({ match }) => match);
  const isNullable = matches.includes("null");
  const pattern = rules.find(({ regex }) => regex !== undefined)?.regex;
  return { nature: natureBy(matches, pattern, value), isNullable, pattern };
}

function natureBy(matches: readonly string[], pattern: string | undefined, value: unknown): Nature {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object" && value !== null) return "object";
  if (pattern === DECIMAL.source) return "amount";
  if (pattern?.includes("T\\d{2}")) return "moment";
  if (pattern && matches.includes("integer")) return "count";
  if (pattern && /^\^\([\w|-]+\)\$$/.test(pattern)) return "words";
  if (pattern) return "word";
  if (matches.includes("integer")) return "position";
  if (typeof value === "boolean" && matches.length > 0 && !matches.includes("equality")) return "flag";
  return matches.includes("type") ? "text" : "exact";
}

/** How the pact names a field in its rules: `$.resData.items[*].code`. */
function ruleKey(path: Path): string {
  return path.reduce<string>((above, part) => above + (typeof part === "number" ? "[*]" : `.${part}`), "$");
}
