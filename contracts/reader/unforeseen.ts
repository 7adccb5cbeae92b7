declare const unforeseen: unique symbol;

/** A word that this console does not know, as it came; "" where none came. It is shown, and nothing is concluded from it. */
export type Unforeseen = string & { readonly [unforeseen]: true };

/** Whether a word is one of those that are agreed, such as `payStatus`. */
export function isKnown<Word extends string>(
  known: { readonly options: readonly Word[] },
  word: string | null | undefined,
): word is Word {
  return known.options.some((option) => option === word);
}
