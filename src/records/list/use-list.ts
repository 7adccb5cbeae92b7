import { useSelector } from "@xstate/react";
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

/** A list as a view holds it: what is shown, and what can be asked for. */
export type ListHandle<Row> = {
  snapshot: ListSnapshot;
  rows: readonly Row[];
  query: ListQuery;
  /** What can be asked for, as far as the service offers it. */
  search: SearchDefinition;
  /** Asks for another page, order or search; the address changes, and the list follows it. */
  setQuery: (part: Partial<ListQuery>) => void;
  /** Sets filters to other values, and takes away those whose value is "". */
  setFilters: (changes: Readonly<Record<string, string>>) => void;
  refresh: () => void;
  actor: ListActor;
  /** When the rows that it began with came, in milliseconds since 1970; null where it began with none. */
  shownAt: number | null;
};

/** What all rows come to that some filters find; null where the service does not say. */
export type LoadSummary = (filters: ListQuery["filters"], signal: AbortSignal) => Promise<Summary | null>;

/** Where a list comes from: its area's `provide.ts`, which decides what a row is. */
export type ListSource<Row> = {
  /** The list machine with its call. */
  logic: typeof list;
  /** The same call, for all pages one after another. */
  loadPage: LoadPage<Row>;
  /** What all rows come to that some filters find. */
  loadSummary: LoadSummary;
  /** How the merchant likes the list, as this device keeps it. */
  preferences: PreferencesStore;
};

/** Runs a list machine for the query in the address bar. */
export function useList<Row>(source: ListSource<Row>, definition: ListDefinition<Row>): ListHandle<Row> {
  const { logic, preferences } = source;
  const [params, change] = useListAddress(preferences);
  const { actor, shownAt } = useCachedMachine(logic, { query: readListQuery(params, definition.search) });
  const snapshot = useSelector(actor, (current) => current);
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

  /** What was asked for last counts, even when it has not been rendered yet; null asks for nothing else. */
  function askNext(partOf: (present: ListQuery) => Partial<ListQuery> | null) {
    change((address) => {
      const present = readListQuery(address, search);
      const part = partOf(present);
      return part ? writeListQuery({ ...present, page: 1, ...part }, search, address) : address;
    });
  }

  return {
    snapshot,
    // The machine serves lists of every kind, so its rows are unknown to it; the source's call says what they are.
    rows: snapshot.context.rows as readonly Row[],
    query,
    search,
    setQuery: (part) => askNext(() => part),
    setFilters: (changes) =>
      askNext(({ filters }) => {
        const next = { ...filters, ...changes };
        const set = Object.entries(next).filter(([, value]) => value !== "");
        // A field that is left says its value once more; that is no new search.
        const isSame = Object.entries(changes).every(([name, value]) => value === (filters[name] ?? ""));
        return isSame ? null : { filters: Object.fromEntries(set) };
      }),
    refresh: () => actor.send({ type: "REFRESHED" }),
    actor,
    shownAt,
  };
}

/**
 * The proposed filters that the service takes, as one text that stays the same; null as long as that is not known. A service
 * that refuses the first page may have stumbled over one of them: it is asked without.
 */
function knownOffers({ context: { offers, problem } }: ListSnapshot): string | null {
  if (offers) return offers.join(" ");
  return problem?.kind === "refused" ? "" : null;
}

/**
 * The query of a list's address, and a function that changes it. Without a query in the address the default view is
 * used, for the first request already, before the address shows it too.
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
