import { plain, unquoted } from "./plain.ts";

/** In a sentence: four digits or more, or two groups as long as each other ("578 972"). */
const IN_A_SENTENCE = /(?<![\w-])(?:\d{4,12}|(\d{3,4})[ -]\d{3,4})(?![\w-])/g;

/** The longest code from an e-mail, in characters. */
export const VERIFICATION_CODE_MAX_LENGTH = 12;

/**
 * The verification code that was typed, or pasted with blanks or hyphens between its digits, or with the sentence around
 * it; null for what holds none, or more than one. What may be a code of letters is taken as it is.
 */
export function typedCode(typed: string): string | null {
  const text = unquoted(plain(typed));
  const digits = /^\d[\d -]*$/.test(text) ? text.replace(/[ -]/g, "") : text;
  if (/^[!-~]+$/.test(digits)) return digits.length <= VERIFICATION_CODE_MAX_LENGTH ? digits : null;
  // The words may be of any script: the digits are found in it as they are written there.
  const found = [...text.replace(/\P{ASCII}+/gu, (words) => plainDigits(words)).matchAll(IN_A_SENTENCE)];
  const codes = new Set(found.map(([code]) => code.replace(/[ -]/g, "")));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** Digits of another script as those of ASCII; what stands between them as a sign that is none of a word. */
function plainDigits(words: string): string {
  return words.replace(/\p{Nd}+/gu, plain).replace(/\P{ASCII}+/gu, "|");
}
