/**
 * A pattern of every text without blanks but for these. It is spelled out character by character: not every verifier's
 * patterns have a word for "not" (`(?!…)`).
 */
export function anyWordBut(words: readonly string[]): string {
  return `^${differing(
    words.filter((word) => word !== ""),
    words.includes(""),
  )}$`;
}

/** @param endsHere whether one of the words has come to its end, so that no text may end here. */
function differing(words: readonly string[], endsHere: boolean): string {
  const firsts = [...new Set(words.map((word) => word.charAt(0)))].sort();
  if (firsts.length === 0) return endsHere ? "\\S+" : "\\S*";
  const further = firsts.map((first) => {
    const rests = words.filter((word) => word.startsWith(first)).map((word) => word.slice(1));
    return `${first}${differing(rests.filter(Boolean), rests.includes(""))}`;
  });
  const others = `[^\\s${firsts.join("")}]\\S*`;
  return `(${[...further, others].join("|")})${endsHere ? "" : "?"}`;
}
