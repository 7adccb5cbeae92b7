import * as z from "zod/mini";

/** Control characters except line breaks and tabs, and unpaired surrogates. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * Characters that hide or change text: format characters (direction overrides), invisible ones (zero-width, fillers,
 * unusual blanks), line and paragraph separators, and six or more combining marks in a row.
 */
const HIDING =
  /(?![\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Cf}\p{DI}\p{Noncharacter_Code_Point}]|[\u2028\u2029\u2800\u{1D159}]|\p{M}{6}/u;

/** Joiners and variation selectors outside emoji, keycaps and CJK characters, where they are invisible. */
export const CONTROL_CHARACTERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic}|\p{Ideographic}|[\d#*](?=\uFE0F\u20E3))[\uFE00-\uFE0F]|(?<!\p{Ideographic})[\u{E0100}-\u{E01EF}]/gu;

/** Whether a text holds control characters or halves of surrogate pairs. */
export function containsControlCharacters(text: string): boolean {
  return CONTROLS.test(text);
}

/** Whether a text has no invisible or misleading characters. */
function isReadable(text: string): boolean {
  return !CONTROLS.test(text) && !HIDING.test(text) && text.search(CONTROL_CHARACTERS) < 0;
}

/** For single-line texts, such as a name. */
export const readable = z.refine<string>((text) => isReadable(text) && !/[\t\n\r]/.test(text));

/** For multi-line texts. */
export const readableLines = z.refine<string>(isReadable);
