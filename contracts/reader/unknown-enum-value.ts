declare const unknownEnumValue: unique symbol;

/**
 * An enum value that the console does not know, as it was sent; "" if none was sent. It is shown, and has no other
 * effect.
 */
export type UnknownEnumValue = string & { readonly [unknownEnumValue]: true };

/** Whether a value is one of an enum's agreed values. */
export function isKnown<Word extends string>(
  known: { readonly options: readonly Word[] },
  word: string | null | undefined,
): word is Word {
  return known.options.some((option) => option === word);
}
