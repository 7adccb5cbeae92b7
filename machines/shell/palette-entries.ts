import { typedSearch } from "#contracts/typed/search.ts";

/** The groups of the palette in order: screens and commands, then records. */
export const PALETTE_GROUPS = [
  "goTo",
  "commands",
  "orders",
  "applications",
  "bills",
  "rechargeBills",
  "hashes",
  "callbacks",
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export type PaletteEntry = {
  id: string;
  group: PaletteGroup;
  /** The name in the merchant's language; for a record its code, name or hash. */
  label: string;
  /** Shown beside the label: an amount, or the code of a named record. */
  detail?: string;
  /** The record's status in one sentence; that of the newest of several that were not found by their code. */
  status?: string;
  /** Hidden search words. */
  keywords?: string;
  /** A path of the console; commands have none. */
  leadsTo?: string;
};

/** Shorter queries would match nearly every record. */
const MIN_QUERY_LENGTH = 3;

/** Whether a query is long enough to search for records. */
export function isSearchable(query: string): boolean {
  return typedSearch(query).length >= MIN_QUERY_LENGTH;
}

/** The words of a query, which must all match. */
export function wordsOf(query: string): string[] {
  return typedSearch(query).toLowerCase().split(" ").filter(Boolean);
}

/** Whether each word of the query is in the entry's label, detail or keywords. */
export function matchesQuery({ label, detail = "", keywords = "" }: PaletteEntry, query: string): boolean {
  const said = `${label} ${detail} ${keywords}`.toLowerCase();
  return wordsOf(query).every((word) => said.includes(word));
}

/** The rows of the palette by group: matching entries, then found records. */
export function paletteRows(state: {
  entries: readonly PaletteEntry[];
  found: readonly PaletteEntry[];
  query: string;
}): PaletteEntry[] {
  const meant = state.entries.filter((entry) => matchesQuery(entry, state.query));
  return PALETTE_GROUPS.flatMap((group) => [...meant, ...state.found].filter((entry) => entry.group === group));
}

/** The record whose label or detail equals the query; null if there is none or more than one. */
export function exactMatch(found: readonly PaletteEntry[], query: string): PaletteEntry | null {
  const wanted = typedSearch(query).toLowerCase();
  const isCalledSo = ({ label, detail = "" }: PaletteEntry) =>
    [label, detail].some((one) => one.toLowerCase() === wanted);
  const [hit, ...more] = found.filter(isCalledSo);
  return more.length === 0 ? (hit ?? null) : null;
}

/**
 * The sentence about what was meant: the exact match, the only record, or one that was found by another field than its
 * label; null if there is none. A hash is more of its bill than of its transaction.
 */
export function statusSentence(found: readonly PaletteEntry[], query: string): string | null {
  const wanted = typedSearch(query).toLowerCase();
  const isMeant = ({ label, status }: PaletteEntry) =>
    status && (found.length === 1 || !label.toLowerCase().includes(wanted));
  const called = found.filter(({ group }) => group !== "hashes");
  return (exactMatch(called, query) ?? found.find(isMeant))?.status ?? null;
}
