import { DECIMAL } from "#contracts/reader/amount.ts";
import type { Path } from "./fields.ts";
import type { WrittenInteraction } from "./written-pact.ts";

/** The type of a field in the contract. */
export type FieldType =
  | ("amount" | "moment" | "words" | "count" | "position" | "flag" | "word" | "text")
  | ("exact" | "list" | "object");

export type FieldRule = { type: FieldType; isNullable: boolean; pattern: string | undefined };

/** The pact's rule for a field. */
export function fieldRule(exchange: WrittenInteraction, path: Path, value: unknown): FieldRule {
  const rules = exchange.response.matchingRules?.body?.[ruleKey(path)]?.matchers ?? [];
  const matches = rules.map(({ match }) => match);
  const isNullable = matches.includes("null");
  const pattern = rules.find(({ regex }) => regex !== undefined)?.regex;
  return { type: typeFromRules(matches, pattern, value), isNullable, pattern };
}

function typeFromRules(matches: readonly string[], pattern: string | undefined, value: unknown): FieldType {
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

/** The key of a field in the pact's rules: `$.resData.items[*].code`. */
function ruleKey(path: Path): string {
  return path.reduce<string>((above, part) => above + (typeof part === "number" ? "[*]" : `.${part}`), "$");
}
