import { wordsOf } from "#machines/shell/palette-entries.ts";

/** A piece of a text, and whether the query names it. */
export type Piece = { text: string; isNamed: boolean; at: number };

/** A text in pieces: those that the query's words name, and those between them. */
export function piecesOf(text: string, query: string): Piece[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, isNamed: false, at: 0 }];
  // The longest first, since "or" must not hide "order".
  const named = new RegExp(`(${words.toSorted((one, other) => other.length - one.length).join("|")})`, "giu");
  let at = 0;
  return text.split(named).flatMap((piece, number) => {
    const begins = at;
    at += piece.length;
    return piece === "" ? [] : { text: piece, isNamed: number % 2 === 1, at: begins };
  });
}
