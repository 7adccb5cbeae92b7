/** What the palette can lead to, in the order in which it is shown: what is here at once, then what is asked for. */
export const PALETTE_GROUPS = [
  "goTo",
  "commands",
  "orders",
  "applications",
  "bills",
  "rechargeBills",
  "hashes",
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export type PaletteEntry = {
  id: string;
  group: PaletteGroup;
  /** What it is called in the merchant's language; of a record its code, name or hash. */
  label: string;
  /** Said beside it, such as an amount, or the code of what has a name. */
  detail?: string;
  /** Other words by which it is known: they are searched, and not shown. */
  keywords?: string;
  /** An address within the console; a command has none. */
  leadsTo?: string;
};

/** Fewer characters than these would match nearly every record. */
const MIN_QUERY_LENGTH = 3;

/** Whether the service is asked for records: it is not for a letter or two. */
export function isSearchable(query: string): boolean {
  return query.trim().length >= MIN_QUERY_LENGTH;
}

/** The words of a query, each of which has to be found. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether an entry is meant by a query: each of its words stands somewhere in what the entry says. */
export function matchesQuery({ label, detail = "", keywords = "" }: PaletteEntry, query: string): boolean {
  const said = `${label} ${detail} ${keywords}`.toLowerCase();
  return wordsOf(query).every((word) => said.includes(word));
}

/** The rows of the palette: what is here and meant by the query, then what was found, group by group. */
export function paletteRows(state: {
  entries: readonly PaletteEntry[];
  found: readonly PaletteEntry[];
  query: string;
}): PaletteEntry[] {
  const meant = state.entries.filter((entry) => matchesQuery(entry, state.query));
  return PALETTE_GROUPS.flatMap((group) => [...meant, ...state.found].filter((entry) => entry.group === group));
}

/** The one record that is called exactly as the query says; null when there is none, or more than one. */
export function exactMatch(found: readonly PaletteEntry[], query: string): PaletteEntry | null {
  const wanted = query.trim().toLowerCase();
  const isCalledSo = ({ label, detail = "" }: PaletteEntry) =>
    [label, detail].some((one) => one.toLowerCase() === wanted);
  const [hit, ...more] = found.filter(isCalledSo);
  return more.length === 0 ? (hit ?? null) : null;
}
