import { CONTROL_CHARACTERS } from "#contracts/readable-text.ts";
import { visible } from "./plain.ts";

/** How word processors and other systems break lines. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Blanks that spreadsheets and Braille leave in the place of a space. */
const ODD_BLANKS = /[\u2800\p{Noncharacter_Code_Point}]/gu;

/** Free text of several lines as it was meant: without what cannot be seen and the blanks around it. */
export function typedLines(typed: string): string {
  const lines = visible(typed.replace(BREAKS, "\n"));
  return lines.replace(ODD_BLANKS, " ").replace(CONTROL_CHARACTERS, "").trim();
}

/** Free text of one line, such as a name: a break or a tab within it is a blank. */
export function typedLine(typed: string): string {
  return typedLines(typed).replace(/[\t\n]+/g, " ");
}
