import { looksLikeCode, looksLikeHash } from "#src/services/finder.ts";

/** The longest code or hash that the service searches by, in characters. */
const LONGEST = 128;

/** Whether a query could be the code or the hash of a record on a chain. */
export function isCodeOrHash(query: string): boolean {
  return query.length <= LONGEST && (looksLikeCode(query) || looksLikeHash(query));
}

/** The condition that a query means; the chains write hashes in small letters. */
export function codeOrHash(query: string): { code: string } | { hash: string } {
  return looksLikeHash(query) ? { hash: query.toLowerCase() } : { code: query };
}
