import { expect, test } from "vitest";
import { highlightParts } from "./highlight.ts";

const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

test.each([
  ["My orders", "ORD", "My [ord]ers"],
  ["My orders", "ers my", "[My] ord[ers]"],
  ["order of orders", "or order", "[order] of [order]s"],
  ["1+1 (one)", "+ (", "1[+]1 [(]one)"],
  ["我的訂單", "訂單", "我的[訂單]"],
  ["My orders", "", "My orders"],
  ["My orders", "x", "My orders"],
])("palette: in %j, the query %j highlights %j", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
