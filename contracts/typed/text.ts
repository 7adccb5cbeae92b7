import { CONTROL_CHARACTERS } from "#contracts/readable-text.ts";
import { visible } from "./plain.ts";

/** Line breaks of word processors and other systems. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Blanks of spreadsheets and Braille. */
const ODD_BLANKS = /[\u2800\p{Noncharacter_Code_Point}]/gu;

/** Normalizes multi-line text: no invisible characters or surrounding blanks. */
export function typedLines(typed: string): string {
  const lines = visible(typed.replace(BREAKS, "\n"));
  return lines.replace(ODD_BLANKS, " ").replace(CONTROL_CHARACTERS, "").trim();
}

/** Normalizes single-line text, such as a name: line breaks and tabs become blanks. */
export function typedLine(typed: string): string {
  return typedLines(typed).replace(/[\t\n]+/g, " ");
}
