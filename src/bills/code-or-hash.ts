import { looksLikeCode } from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";

/** Whether a query could be the code or the hash of a record on a chain. */
export function isCodeOrHash(query: string): boolean {
  return looksLikeCode(query) || looksLikeHash(query);
}

/** The filter that a query means; the chains write hashes in small letters. */
export function codeOrHash(query: string): { code: string } | { hash: string } {
  return looksLikeHash(query) ? { hash: query.toLowerCase() } : { code: query };
}
