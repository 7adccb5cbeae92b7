import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import type { PaletteEntry } from "#machines/shell/palette-entries.ts";
import type { Format } from "#src/ui/format/format.ts";

/** Looks for an area's records by what they are called: a code, a name, a hash. */
export type Finder = {
  /** Whether a query could mean one; the service is not asked for anything else. */
  couldBe: (query: string) => boolean;
  /** The first few that fit, as rows of the palette. */
  find: (send: Send, query: string, format: Format, signal: AbortSignal) => Promise<Answer<PaletteEntry[]>>;
};

/** How many records of a kind the palette shows. */
export const FOUND_AT_MOST = 5;

/** Codes hold a digit; words mean screens and commands. */
export function looksLikeCode(query: string): boolean {
  return /^\S*\d\S*$/.test(query) && !looksLikeHash(query);
}

/** A transaction's hash or its beginning: `0x…`, or, without that, more hexadecimal digits than a code has. */
export function looksLikeHash(query: string): boolean {
  return /^(0x[\da-f]+|[\da-f]{33,})$/i.test(query);
}
