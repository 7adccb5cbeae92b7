import * as z from "zod/mini";

/** Control characters but for line breaks and tabs, and halves of characters: no text that is typed holds them. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * What changes or hides how a text reads: format characters (direction overrides), what no font shows (zero-width ones,
 * fillers, blanks that are no space), line and paragraph separators, and marks piled upon marks.
 */
const HIDING =
  /(?![\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Cf}\p{DI}\p{Noncharacter_Code_Point}]|[\u2028\u2029\u2800\u{1D159}]|\p{M}{6}/u;

/**
 * What has a meaning in one place, and is invisible everywhere else: the joiner between the parts of an emoji; what chooses
 * the form of an emoji, of a keycap or of a Chinese character before it.
 */
export const CONTROL_CHARACTERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic}|\p{Ideographic}|[\d#*](?=\uFE0F\u20E3))[\uFE00-\uFE0F]|(?<!\p{Ideographic})[\u{E0100}-\u{E01EF}]/gu;

/** Whether a text holds control characters or halves of surrogate pairs. */
export function containsControlCharacters(text: string): boolean {
  return CONTROLS.test(text);
}

/** Whether a text reads as it is, over one line or more. */
function isReadable(text: string): boolean {
  return !CONTROLS.test(text) && !HIDING.test(text) && text.search(CONTROL_CHARACTERS) < 0;
}

/** For texts of one line that a person reads, such as a name. */
export const readable = z.refine<string>((text) => isReadable(text) && !/[\t\n\r]/.test(text));

/** For texts of several lines that a person reads. */
export const readableLines = z.refine<string>(isReadable);
