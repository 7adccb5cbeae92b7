/** Finds an area's records by a code, a name or a hash. The palette runs every finder. */
import i18next from "i18next";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";
import { type ListSearch, proposedFilterNames } from "#contracts/list.ts";
import { typedAmount } from "#contracts/typed/amount.ts";
import type { PaletteEntry, PaletteGroup } from "#machines/shell/palette-entries.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import type { Format } from "#src/ui/format/format.ts";
import type { ListCall } from "./provide-list.ts";

export type Finder = {
  /** Whether a query could be about such a record; otherwise there is no call. */
  matches: (query: string) => boolean;
  /** The first few matches as entries of the palette. */
  find: (send: Send, query: string, format: Format, signal: AbortSignal) => Promise<Answer<PaletteEntry[]>>;
};

/** An area's rules: which queries match, the filter for a query, and the entry for a record. */
export type FinderRules<Row> = {
  matches: (query: string) => boolean;
  filter: (query: string) => Filter;
  /** The filters to try one after another while nothing is found, if the list supports them. */
  fallbackFilters?: (query: string) => readonly Filter[];
  /** Whether a found record is shown, where the filter matches other fields too. */
  isMeant?: (row: Row, query: string) => boolean;
  /** A found record in one sentence, unless it is one of several whose code contains the query. */
  summarize?: (row: Row, asking: FindContext) => Promise<string>;
  entry: (row: Row, format: Format) => PaletteEntry;
};

type Filter = Readonly<Record<string, string>>;
export type FindContext = { send: Send; format: Format; signal: AbortSignal };

/** The most records of a kind in the palette. */
const MAX_FOUND = 5;

/** A finder that uses a list's call. A query that the list's schema rejects, such as a long one, does not match. */
export function createFinder<Search extends ListSearch, Row>(
  call: ListCall<Search, Row>,
  { matches, filter, fallbackFilters, isMeant = () => true, summarize, entry }: FinderRules<Row>,
): Finder {
  const request = (asked: Filter) => ({ page: 1, pageSize: MAX_FOUND, ...asked });
  const proposed = proposedFilterNames(call.request);
  return {
    matches: (query) => matches(query) && call.request.safeParse(request(filter(query))).success,
    find: async (send, query, format, signal) => {
      const ask = (asked: Filter) => call(send, call.request.parse(request(asked)), signal);
      let answer = await ask(filter(query));
      let isByCode = true;
      for (const other of fallbackFilters?.(query) ?? []) {
        if (!answer.accepted || answer.value.items.length > 0 || answer.value.unreadable?.length) break;
        const { offers = [] } = answer.value;
        if (!Object.keys(other).every((name) => !proposed.includes(name) || offers.includes(name))) continue;
        answer = await ask(other);
        isByCode = false;
      }
      if (!answer.accepted) return answer;
      // Stryker disable next-line ArrayDeclaration: a text has no failure.
      const { items, total, unreadable: [unreadable] = [] } = answer.value;
      // An unreadable record was found, so it must not look like no result.
      if (items.length === 0 && unreadable?.failure) throw new RequestFailed(unreadable.failure);
      const [first, ...more] = items.slice(0, MAX_FOUND).filter((row) => isMeant(row, query));
      if (!first) return { accepted: true, value: [] };
      const isOnly = more.length === 0;
      let status = (isOnly || (!isByCode && total)) && (await summarize?.(first, { send, format, signal }));
      if (status && !isOnly && total)
        status = i18next.t("palette:answer.newest", { total: format.integer(total), answer: status });
      const head = status ? { ...entry(first, format), status } : entry(first, format);
      return { accepted: true, value: [head, ...more.map((row) => entry(row, format))] };
    },
  };
}

/** A found record, whose detail has the amount first, since the rest may be cut off. */
export function recordEntry(
  group: PaletteGroup,
  list: string,
  code: string,
  detail: string,
  label = code,
): PaletteEntry {
  return { id: `${group} ${code}`, group, label, detail, leadsTo: `${list}?open=${encodeURIComponent(code)}` };
}

/** Whether a query is an amount and no code, which may have digits only. */
export function isAmount(query: string): boolean {
  return /[^\d\s]/.test(query) && typedAmount(query) !== null;
}

/** The filter for a typed amount; none if it is no amount. */
export function amountFilters(query: string): readonly Filter[] {
  const amount = typedAmount(query);
  return amount === null ? [] : [{ amountFrom: amount, amountUntil: amount }];
}

/** By an amount or a keyword; digits alone may be either. */
export function amountOrKeyword(query: string): readonly Filter[] {
  return [...(isAmount(query) ? [] : [{ keyword: query }]), ...amountFilters(query)];
}

/** Codes have a digit; words are for screens and commands. */
export function looksLikeCode(query: string): boolean {
  return /^\S*\d\S*$/.test(query) && !looksLikeHash(query);
}
