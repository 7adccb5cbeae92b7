/** FNV-1a, 32 bits: enough to distinguish what one person types in one dialog. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * The key under which something is asked for: the same contents of one visit carry the same key, so that asking twice
 * makes it once; other contents are another thing.
 * @param visit unique to one visit of a form.
 */
export function requestKeyFor(visit: string, contents: unknown): string {
  let digest = OFFSET;
  for (const character of JSON.stringify(contents)) {
    digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), PRIME);
  }
  return `${visit}-${(digest >>> 0).toString(36)}`;
}
