import { plain, tidy, unquoted } from "./plain.ts";

/** A hash of a transaction, and the addresses of the chains, each in full. */
const ON_CHAIN = /(?<![\dA-Za-z])(?:(?:0x)?[\da-f]{64}|0x[\da-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33})(?![\dA-Za-z])/gi;

/**
 * What was typed or pasted to look for: a hash or an address also out of a link or a sentence, or in groups; a code in
 * ASCII without the quotes around it; any other text tidy, in the letters in which it was typed.
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
