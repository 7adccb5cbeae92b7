/** What people type and paste, as it was meant. The console and the service read every field through these functions. */

/** Controls, marks of direction, zero-width blanks, soft hyphens, fillers; not what joins or shapes the parts of an emoji. */
const INVISIBLE = /(?!\u200D|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\t-\r\u0085])[\p{Cc}\p{Cf}\p{DI}]/gu;
/** What joins or shapes an emoji says nothing where there is none. */
const SHAPING = /\u200D|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const BLANKS = /[\s\p{Z}\u2800]+/gu;
const ASCII = /^[ -~]*$/;

/** Signs that input methods, phones and word processors write in the place of those of ASCII. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Pd}\u2212]/gu, "-"],
  [/[\u2018\u2019\u02BC\u2032]/g, "'"],
  [/[\u3002\uFF61\u066B]/g, "."],
  [/\u066C/g, ","],
];

/** A text without invisible characters; an emoji keeps its parts, and a line break stays. */
export function visible(typed: string): string {
  return typed.replace(INVISIBLE, "");
}

/**
 * A text without invisible characters, with single blanks between its words; in ASCII where its letters and signs are only
 * other forms of those (full width). A power or a fraction (10², ½) is no such form.
 */
export function tidy(typed: string): string {
  const text = visible(typed).replace(BLANKS, " ").trim();
  const compatible = /\p{No}/u.test(text) ? text : text.replace(SHAPING, "").normalize("NFKC");
  return ASCII.test(compatible) ? compatible.trim() : text.normalize("NFC");
}

/** The same for what is written in ASCII: signs and digits of other scripts are those of ASCII, where all of it then is. */
export function plain(typed: string): string {
  const text = tidy(typed);
  const plainSigns = SIGNS.reduce((read, [sign, plain]) => read.replace(sign, plain), text);
  const read = tidy(plainSigns.replace(/\p{Nd}/gu, asciiDigit));
  return ASCII.test(read) ? read : text;
}

/** Without the quotes or brackets around a text, and the comma or stop behind it, that were copied with it. */
export function unquoted(text: string): string {
  return text.replace(/^[\s"'`<([{“‘「『《【]+/u, "").replace(/[\s"'`>)\]},;.:!?”’」』》】。，；]+$/u, "");
}

/** Unicode keeps the ten digits of a script together, from its zero on. */
function asciiDigit(digit: string): string {
  let value = 0;
  for (let before = codePoint(digit) - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(before)); before--) value++;
  return String(value);
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
