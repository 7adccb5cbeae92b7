/** How an area's records are found by what they are called: a code, a name, a hash. The palette asks every finder. */
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";
import type { ListSearch } from "#contracts/list.ts";
import type { PaletteEntry } from "#machines/shell/palette-entries.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import type { Format } from "#src/ui/format/format.ts";
import type { ListCall } from "./provide-list.ts";

export type Finder = {
  /** Whether a query could mean one; the service is not asked for anything else. */
  couldBe: (query: string) => boolean;
  /** The first few that fit, as rows of the palette. */
  find: (send: Send, query: string, format: Format, signal: AbortSignal) => Promise<Answer<PaletteEntry[]>>;
};

/** What an area says of its records: when a query could mean one, by which filter it is asked for, and what is shown. */
export type FinderRules<Row> = {
  couldBe: (query: string) => boolean;
  filter: (query: string) => Readonly<Record<string, string>>;
  entry: (row: Row, format: Format) => PaletteEntry;
};

/** How many records of a kind the palette shows. */
const FOUND_AT_MOST = 5;

/** Finds records through their list's call. A query that the list's search would not take, such as one too long, means none. */
export function finderOf<Search extends ListSearch, Row>(
  call: ListCall<Search, Row>,
  { couldBe, filter, entry }: FinderRules<Row>,
): Finder {
  const request = (query: string) => ({ page: 1, pageSize: FOUND_AT_MOST, ...filter(query) });
  return {
    couldBe: (query) => couldBe(query) && call.request.safeParse(request(query)).success,
    find: async (send, query, format, signal) => {
      const answer = await call(send, call.request.parse(request(query)), signal);
      if (!answer.accepted) return answer;
      const { items, unreadable: [unreadable] = [] } = answer.value;
      // Something was found, so "nothing found" would not be so.
      if (items.length === 0 && unreadable?.failure) throw new RequestFailed(unreadable.failure);
      return { accepted: true, value: items.slice(0, FOUND_AT_MOST).map((row) => entry(row, format)) };
    },
  };
}

/** Codes hold a digit; words mean screens and commands. */
export function looksLikeCode(query: string): boolean {
  return /^\S*\d\S*$/.test(query) && !looksLikeHash(query);
}
