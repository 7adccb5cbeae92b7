/** Text or a whole number, as text; undefined for anything else, and for a number that has lost digits. Free of zod: stored values are read so, too. */
export function written(sent: unknown): string | undefined {
  if (typeof sent === "string") return sent;
  return Number.isSafeInteger(sent) ? String(sent) : undefined;
}
