/**
 * A pattern for every non-empty text without blanks, except these words. It is spelled out character by character,
 * since not every verifier supports negative lookahead (`(?!…)`).
 */
export function anyWordExcept(words: readonly string[]): string {
  return `^${differing(words, true)}$`;
}

/** @param endsHere whether one of the words ends here, so that no text may. */
function differing(words: readonly string[], endsHere: boolean): string {
  const firsts = [...new Set(words.map((word) => word.charAt(0)))].sort();
  if (firsts.length === 0) return "\\S+";
  const further = firsts.map((first) => {
    const rests = words.filter((word) => word.startsWith(first)).map((word) => word.slice(1));
    return `${first}${differing(rests.filter(Boolean), rests.includes(""))}`;
  });
  return `(${[...further, `[^\\s${firsts.join("")}]\\S*`].join("|")})${endsHere ? "" : "?"}`;
}
