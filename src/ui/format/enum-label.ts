import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";

/**
 * A word of the service in the merchant's language; one that this console does not know as it came, and a dash for none.
 * @param known the words that are agreed, such as `payStatus`.
 */
export function enumLabel<Word extends string>(
  known: { readonly options: readonly Word[] },
  word: Word | UnknownEnumValue,
  text: (known: Word) => string,
): string {
  return isKnown(known, word) ? text(word) : word || "–";
}
