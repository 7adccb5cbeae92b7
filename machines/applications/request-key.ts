/** FNV-1a, 32 bits: enough to distinguish the inputs of one visit. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * An idempotency key: equal contents of one visit have the same key, so that a repeated request creates one record.
 * @param visit an id of one visit of a form.
 */
export function requestKeyFor(visit: string, contents: unknown): string {
  let digest = OFFSET;
  for (const character of JSON.stringify(contents)) {
    digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), PRIME);
  }
  return `${visit}-${(digest >>> 0).toString(36)}`;
}
