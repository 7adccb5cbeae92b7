/** A word for a POSIX shell, in quotes if it needs them. */
export function quoted(word: string): string {
  if (/^[\w./:@%+=,-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
