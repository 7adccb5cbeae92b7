/** How an area's records are found by what they are called: a code, a name, a hash. The palette asks every finder. */
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";
import { type ListSearch, proposedFilterNames } from "#contracts/list.ts";
import type { PaletteEntry } from "#machines/shell/palette-entries.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import type { Format } from "#src/ui/format/format.ts";
import type { ListCall } from "./provide-list.ts";

export type Finder = {
  /** Whether a query could mean one; the service is not asked for anything else. */
  matches: (query: string) => boolean;
  /** The first few that fit, as rows of the palette. */
  find: (send: Send, query: string, format: Format, signal: AbortSignal) => Promise<Answer<PaletteEntry[]>>;
};

/** What an area says of its records: when a query could mean one, by which filter it is asked for, and what is shown. */
export type FinderRules<Row> = {
  matches: (query: string) => boolean;
  filter: (query: string) => Filter;
  /** By what else it may be found where that finds nothing; it is asked for where the list offers these filters. */
  fallbackFilter?: (query: string) => Filter;
  /** What the only record that was found says in one sentence. */
  summarize?: (row: Row, asking: FindContext) => Promise<string>;
  entry: (row: Row, format: Format) => PaletteEntry;
};

type Filter = Readonly<Record<string, string>>;
export type FindContext = { send: Send; format: Format; signal: AbortSignal };

/** How many records of a kind the palette shows. */
const MAX_FOUND = 5;

/** Finds records through their list's call. A query that the list's search would not take, such as one too long, means none. */
export function createFinder<Search extends ListSearch, Row>(
  call: ListCall<Search, Row>,
  { matches, filter, fallbackFilter, summarize, entry }: FinderRules<Row>,
): Finder {
  const request = (asked: Filter) => ({ page: 1, pageSize: MAX_FOUND, ...asked });
  const proposed = proposedFilterNames(call.request);
  return {
    matches: (query) => matches(query) && call.request.safeParse(request(filter(query))).success,
    find: async (send, query, format, signal) => {
      const ask = (asked: Filter) => call(send, call.request.parse(request(asked)), signal);
      let answer = await ask(filter(query));
      const other = fallbackFilter?.(query);
      if (other && answer.accepted && answer.value.items.length === 0) {
        const { offers = [], unreadable } = answer.value;
        const isOffered = Object.keys(other).every((name) => !proposed.includes(name) || offers.includes(name));
        if (isOffered && !unreadable?.length) answer = await ask(other);
      }
      if (!answer.accepted) return answer;
      // Stryker disable next-line ArrayDeclaration: a text has no failure.
      const { items, unreadable: [unreadable] = [] } = answer.value;
      // Something was found, so "nothing found" would not be so.
      if (items.length === 0 && unreadable?.failure) throw new RequestFailed(unreadable.failure);
      const [first, ...more] = items.slice(0, MAX_FOUND);
      if (!first) return { accepted: true, value: [] };
      const said = more.length === 0 && (await summarize?.(first, { send, format, signal }));
      const head = said ? { ...entry(first, format), says: said } : entry(first, format);
      return { accepted: true, value: [head, ...more.map((row) => entry(row, format))] };
    },
  };
}

/** Codes hold a digit; words mean screens and commands. */
export function looksLikeCode(query: string): boolean {
  return /^\S*\d\S*$/.test(query) && !looksLikeHash(query);
}
