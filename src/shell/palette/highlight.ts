import { wordsOf } from "#machines/shell/palette-entries.ts";

/** A piece of a text, and whether the query names it. */
export type TextPart = { text: string; isMatch: boolean; at: number };

/** A text in pieces: those that the query's words name, and those between them. */
export function highlightParts(text: string, query: string): TextPart[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, isMatch: false, at: 0 }];
  // The longest first, since "or" must not hide "order".
  const named = new RegExp(`(${words.toSorted((one, other) => other.length - one.length).join("|")})`, "giu");
  let at = 0;
  return text.split(named).flatMap((piece, number) => {
    const begins = at;
    at += piece.length;
    return piece === "" ? [] : { text: piece, isMatch: number % 2 === 1, at: begins };
  });
}
