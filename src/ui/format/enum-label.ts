import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";

/**
 * The label of one of the service's enum values; unknown values as sent, "" as a dash.
 * @param known the enum's schema, such as `payStatus`.
 */
export function enumLabel<Word extends string>(
  known: { readonly options: readonly Word[] },
  word: Word | UnknownEnumValue,
  text: (known: Word) => string,
): string {
  return isKnown(known, word) ? text(word) : word || "–";
}
