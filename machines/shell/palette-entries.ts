import { typedSearch } from "#contracts/typed/search.ts";

/** The groups of the palette in their order: entries of the console itself, then records that are searched for. */
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
  /** Shown beside the label, such as an amount, or the code of a record that has a name. */
  detail?: string;
  /** What the record says in one sentence, where it is the only one of its kind that was found. */
  says?: string;
  /** Further words to find it by; they are not shown. */
  keywords?: string;
  /** An address within the console; a command has none. */
  leadsTo?: string;
};

/** Fewer characters than these would match nearly every record. */
const MIN_QUERY_LENGTH = 3;

/** Whether the service is asked for records: it is not for a letter or two. */
export function isSearchable(query: string): boolean {
  return typedSearch(query).length >= MIN_QUERY_LENGTH;
}

/** The words of a query, each of which has to be found. */
export function wordsOf(query: string): string[] {
  return typedSearch(query).toLowerCase().split(" ").filter(Boolean);
}

/** Whether an entry matches a query: each word of the query is somewhere in its label, detail or keywords. */
export function matchesQuery({ label, detail = "", keywords = "" }: PaletteEntry, query: string): boolean {
  const said = `${label} ${detail} ${keywords}`.toLowerCase();
  return wordsOf(query).every((word) => said.includes(word));
}

/** The rows of the palette, group by group: entries that match the query, then the records that were found. */
export function paletteRows(state: {
  entries: readonly PaletteEntry[];
  found: readonly PaletteEntry[];
  query: string;
}): PaletteEntry[] {
  const meant = state.entries.filter((entry) => matchesQuery(entry, state.query));
  return PALETTE_GROUPS.flatMap((group) => [...meant, ...state.found].filter((entry) => entry.group === group));
}

/** The one sentence that answers a query; null where no record that was found says one. */
export function answerOf(found: readonly PaletteEntry[]): string | null {
  return found.find(({ says }) => says)?.says ?? null;
}

/** The one record that is called exactly as the query says; null when there is none, or more than one. */
export function exactMatch(found: readonly PaletteEntry[], query: string): PaletteEntry | null {
  const wanted = typedSearch(query).toLowerCase();
  const isCalledSo = ({ label, detail = "" }: PaletteEntry) =>
    [label, detail].some((one) => one.toLowerCase() === wanted);
  const [hit, ...more] = found.filter(isCalledSo);
  return more.length === 0 ? (hit ?? null) : null;
}
