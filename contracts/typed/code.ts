import { plain, unquoted } from "./plain.ts";

/** A code in a sentence: at least four digits, or two equal groups ("578 972"). */
const IN_A_SENTENCE = /(?<![\w-])(?:\d{4,12}|(\d{3,4})[ -]\d{3,4})(?![\w-])/g;

/** The longest code from an email, in characters. */
export const VERIFICATION_CODE_MAX_LENGTH = 12;

/**
 * The verification code that was typed or pasted, also with blanks or hyphens between its digits, or within a sentence;
 * null if there is none or more than one. A code of letters is returned unchanged.
 */
export function typedCode(typed: string): string | null {
  const text = unquoted(plain(typed));
  const digits = /^\d[\d -]*$/.test(text) ? text.replace(/[ -]/g, "") : text;
  if (/^[!-~]+$/.test(digits)) return digits.length <= VERIFICATION_CODE_MAX_LENGTH ? digits : null;
  // The sentence and its digits may be in any script.
  const found = [...text.replace(/\P{ASCII}+/gu, (words) => plainDigits(words)).matchAll(IN_A_SENTENCE)];
  const codes = new Set(found.map(([code]) => code.replace(/[ -]/g, "")));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** Converts digits of other scripts to ASCII, and other characters to a separator. */
function plainDigits(words: string): string {
  return words.replace(/\p{Nd}+/gu, plain).replace(/\P{ASCII}+/gu, "|");
}
