/** A transaction's hash or its beginning: `0x…`, or, without that, more hexadecimal digits than a code has. */
export function looksLikeHash(query: string): boolean {
  return /^(0x[\da-f]+|[\da-f]{33,})$/i.test(query);
}
