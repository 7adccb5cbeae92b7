/**
 * A pattern of every text without blanks but for these, and not an empty one. It is spelled out character by character: not
 * every verifier's patterns have a word for "not" (`(?!…)`).
 */
export function anyWordExcept(words: readonly string[]): string {
  return `^${differing(words, true)}$`;
}

/** @param endsHere whether no text may end here: one of the words does. */
function differing(words: readonly string[], endsHere: boolean): string {
  const firsts = [...new Set(words.map((word) => word.charAt(0)))].sort();
  if (firsts.length === 0) return endsHere ? "\\S+" : "\\S*";
  const further = firsts.map((first) => {
    const rests = words.filter((word) => word.startsWith(first)).map((word) => word.slice(1));
    return `${first}${differing(rests.filter(Boolean), rests.includes(""))}`;
  });
  return `(${[...further, `[^\\s${firsts.join("")}]\\S*`].join("|")})${endsHere ? "" : "?"}`;
}
