import { useEffect, useMemo, useState } from "react";
import type { Summary } from "#contracts/reader/page.ts";
import type { ListActor, ListQuery, ListSnapshot, list } from "#machines/shell/list.ts";
import type { ListPreferences } from "#machines/shell/saved-views.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";
import { type ChangeQuery, useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { useProgressLine } from "#src/ui/progress/pending.ts";
import type { LoadPage } from "./export/all-pages.ts";
import { readListQuery, sameQuery, writeListQuery } from "./list-address.ts";
import type { ListDefinition } from "./list-definition.ts";
import { type SearchDefinition, supportedSearch } from "./list-search.ts";
import type { PreferencesStore } from "./use-list-preferences.ts";
import { viewAddress } from "./views/view-address.ts";

/** A list's state and actions. */
export type ListHandle<Row> = {
  snapshot: ListSnapshot;
  rows: readonly Row[];
  query: ListQuery;
  /** The filters and orders that the service supports. */
  search: SearchDefinition;
  /** Changes the query through the address; other parts than the page reset it to 1. */
  setQuery: (part: Partial<ListQuery>) => void;
  /** Sets filters; "" removes one. */
  setFilters: (changes: Readonly<Record<string, string>>) => void;
  refresh: () => void;
  actor: ListActor;
  /** When the cached rows arrived, in milliseconds since 1970; null without any. */
  shownAt: number | null;
};

/** Loads the totals of all rows that match; null where the service has none. */
export type LoadSummary = (filters: ListQuery["filters"], signal: AbortSignal) => Promise<Summary | null>;

/** A list's calls and storage, from the area's `provide.ts`. */
export type ListSource<Row> = {
  /** The list machine with its call. */
  logic: typeof list;
  /** The same call, for exports and polling. */
  loadPage: LoadPage<Row>;
  loadSummary: LoadSummary;
  preferences: PreferencesStore;
};

/** Runs a list machine for the query in the address. */
export function useList<Row>(source: ListSource<Row>, definition: ListDefinition<Row>): ListHandle<Row> {
  const { logic, preferences } = source;
  const [params, change] = useListAddress(preferences);
  const { actor, shownAt, snapshot } = useCachedMachine(logic, { query: readListQuery(params, definition.search) });
  const [isAsked, setAsked] = useState(false);
  useProgressLine(isAsked);
  const offers = knownOffers(snapshot);
  const search = useMemo(
    () => supportedSearch(offers?.split(" ") ?? null, definition.search),
    [offers, definition.search],
  );
  const query = useMemo(() => readListQuery(params, search), [params, search]);

  useEffect(() => {
    if (sameQuery(query, actor.getSnapshot().context.query)) return;
    actor.send({ type: "QUERY_CHANGED", query });
    setAsked(true);
  }, [actor, query]);
  useEffect(() => {
    if (!snapshot.hasTag("busy")) setAsked(false);
  }, [snapshot]);

  /** Changes the address's present query, which may not be rendered yet; null changes nothing. */
  function changeQuery(partOf: (present: ListQuery) => Partial<ListQuery> | null) {
    change((address) => {
      const present = readListQuery(address, search);
      const part = partOf(present);
      return part ? writeListQuery({ ...present, page: 1, ...part }, search, address) : address;
    });
  }

  return {
    snapshot,
    // The machine is not generic; the source's call defines the rows.
    rows: snapshot.context.rows as readonly Row[],
    query,
    search,
    setQuery: (part) => changeQuery(() => part),
    setFilters: (changes) =>
      changeQuery(({ filters }) => {
        const next = { ...filters, ...changes };
        const set = Object.entries(next).filter(([, value]) => value !== "");
        // A blurred field commits its unchanged value; that must not reset the page.
        const isSame = Object.entries(changes).every(([name, value]) => value === (filters[name] ?? ""));
        return isSame ? null : { filters: Object.fromEntries(set) };
      }),
    refresh: () => actor.send({ type: "REFRESHED" }),
    actor,
    shownAt,
  };
}

/**
 * The proposed filters that the service supports, as one string for stable memoization; null while unknown. A refusal of
 * the first page may be due to one of them, so it counts as none supported.
 */
function knownOffers({ context: { offers, problem } }: ListSnapshot): string | null {
  if (offers) return offers.join(" ");
  return problem?.kind === "refused" ? "" : null;
}

/**
 * The query of a list's address, and a function that changes it. Without a query in the address the default view is
 * used, also for the first request, before the address shows it.
 */
function useListAddress(kept: PreferencesStore): readonly [URLSearchParams, ChangeQuery] {
  const [params, change] = useAddressQuery();
  const [coming, setComing] = useState(() => (params.size === 0 ? defaultViewAddress(kept.read()) : null));
  if (coming && params.size > 0) setComing(null);
  useEffect(() => {
    const usual = defaultViewAddress(kept.read());
    if (usual) change((address) => (address.size === 0 ? usual : address), { replace: true });
  }, [kept, change]);
  return [params.size === 0 && coming ? coming : params, change];
}

function defaultViewAddress(preferences: ListPreferences | null): URLSearchParams | null {
  const view = preferences?.views.find(({ name }) => name === preferences.usual);
  return view ? viewAddress(view) : null;
}
