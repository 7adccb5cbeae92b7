import { wordsOf } from "#machines/shell/palette-entries.ts";

/** A part of a text, and whether the query matches it; `at` is its offset. */
export type TextPart = { text: string; isMatch: boolean; at: number };

/** Splits a text into the parts that match a word of the query, and those between them. */
export function highlightParts(text: string, query: string): TextPart[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, isMatch: false, at: 0 }];
  // Longest first, so that "or" does not shadow "order".
  const named = new RegExp(`(${words.toSorted((one, other) => other.length - one.length).join("|")})`, "giu");
  let at = 0;
  return text.split(named).flatMap((piece, number) => {
    const begins = at;
    at += piece.length;
    return piece === "" ? [] : { text: piece, isMatch: number % 2 === 1, at: begins };
  });
}
