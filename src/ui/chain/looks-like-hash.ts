/** Whether a text is a hash or its beginning: `0x…`, or more hexadecimal digits than a record's code has. */
export function looksLikeHash(query: string): boolean {
  return /^(0x[\da-f]+|[\da-f]{33,})$/i.test(query);
}
