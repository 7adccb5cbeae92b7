import { plain, tidy, unquoted } from "./plain.ts";

/** A complete transaction hash or address. */
const ON_CHAIN = /(?<![\dA-Za-z])(?:(?:0x)?[\da-f]{64}|0x[\da-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33})(?![\dA-Za-z])/gi;

/**
 * The typed or pasted search text: a hash or an address, also from a link or a sentence, or in groups; a code in ASCII
 * without quotes; any other text tidied in its own script.
 */
export function typedSearch(typed: string): string {
  const text = plain(typed);
  const joined = text.replace(/ /g, "");
  if (/^0x[\da-f]+$/i.test(joined) || isOnChain(joined)) return joined;
  const found = new Set(text.match(ON_CHAIN));
  const [only] = found;
  if (only !== undefined && found.size === 1) return only;
  const code = unquoted(text);
  return /^[!-~]*\d[!-~]*$/.test(code) ? code : tidy(typed);
}

function isOnChain(text: string): boolean {
  return text.replace(ON_CHAIN, "") === "" && text !== "";
}
