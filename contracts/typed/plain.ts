/** Control and format characters, fillers and soft hyphens, but not the joiners and variation selectors of emoji. */
const INVISIBLE = /(?!\u200D|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\t-\r\u0085])[\p{Cc}\p{Cf}\p{DI}]/gu;
/** Joiners and variation selectors. */
const SHAPING = /\u200D|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const BLANKS = /[\s\p{Z}\u2800]+/gu;
const ASCII = /^[ -~]*$/;

/** Characters that input methods, phones and word processors write in place of ASCII ones. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Pd}\u2212]/gu, "-"],
  [/[\u2018\u2019\u02BC\u2032]/g, "'"],
  [/[\u3002\uFF61\u066B]/g, "."],
  [/\u066C/g, ","],
];

/** Removes invisible characters; keeps emoji and line breaks. */
export function visible(typed: string): string {
  return typed.replace(INVISIBLE, "");
}

/**
 * Removes invisible characters, collapses blanks, and converts full-width forms to ASCII. A superscript or a fraction
 * (10², ½) is not converted.
 */
export function tidy(typed: string): string {
  const text = visible(typed).replace(BLANKS, " ").trim();
  const compatible = /\p{No}/u.test(text) ? text : text.replace(SHAPING, "").normalize("NFKC");
  return ASCII.test(compatible) ? compatible.trim() : text.normalize("NFC");
}

/** Like `tidy`, and also converts punctuation and digits of other scripts, if the result is all ASCII. */
export function plain(typed: string): string {
  const text = tidy(typed);
  const plainSigns = SIGNS.reduce((read, [sign, plain]) => read.replace(sign, plain), text);
  const read = tidy(plainSigns.replace(/\p{Nd}/gu, asciiDigit));
  return ASCII.test(read) ? read : text;
}

/** Removes quotes, brackets and punctuation that were copied with a text. */
export function unquoted(text: string): string {
  return text.replace(/^[\s"'`<([{“‘「『《【]+/u, "").replace(/[\s"'`>)\]},;.:!?”’」』》】。，；]+$/u, "");
}

/** In Unicode the ten digits of a script are consecutive, from zero. */
function asciiDigit(digit: string): string {
  let value = 0;
  for (let before = codePoint(digit) - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(before)); before--) value++;
  return String(value);
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
