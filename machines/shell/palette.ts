/**
 * The command palette: filters screens and commands at once, and searches records after a pause in typing, or at once
 * after pasting. A newer query drops the answer of an older one. If Enter is pressed before the answer, an exact match
 * opens directly.
 */
import { type ActorRefFrom, and, assign, fromPromise, not, type SnapshotFrom, setup, stateIn } from "xstate";
import { type Problem, problemFrom } from "#contracts/problem.ts";
import { output, recordFailure } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { exactMatch, isSearchable, matchesQuery, type PaletteEntry, paletteRows } from "./palette-entries.ts";

/** The debounce delay after the last keystroke, in milliseconds. */
const SEARCH_DEBOUNCE = 200;

/** The found records; `problem` is that of a failed search, if any. */
export type SearchResults = { found: readonly PaletteEntry[]; problem: Problem | null };

type Context = {
  entries: readonly PaletteEntry[];
  query: string;
  found: readonly PaletteEntry[];
  /** The id of the highlighted row; "" for the first one. */
  highlighted: string;
  problem: Problem | null;
};

/** The row that Enter chooses; null if there are none. */
export function highlightedEntry(context: Context): PaletteEntry | null {
  return rowWith(context.highlighted, context) ?? paletteRows(context)[0] ?? null;
}

function rowWith(id: string, context: Context): PaletteEntry | null {
  return paletteRows(context).find((row) => row.id === id) ?? null;
}

export const palette = setup({
  types: {
    input: {} as { entries: readonly PaletteEntry[] },
    context: {} as Context,
    events: {} as
      | { type: "TYPED"; query: string }
      | { type: "PASTED"; query: string }
      | { type: "HIGHLIGHT_MOVED"; to: "next" | "previous" }
      | { type: "ROW_HIGHLIGHTED"; id: string }
      | { type: "CHOSEN" }
      | { type: "ROW_CHOSEN"; id: string }
      | { type: "RETRIED" }
      | { type: "DISMISSED" },
    tags: {} as "busy",
  },
  actors: { find: fromPromise<SearchResults, { query: string }>(unprovided) },
  guards: {
    isSearchable: (_, query: string) => isSearchable(query),
    hasRow: ({ context }) => highlightedEntry(context) !== null,
    isRow: ({ context }, id: string) => rowWith(id, context) !== null,
    foundAll: (_, { problem }: SearchResults) => problem === null,
  },
  actions: {
    setQuery: assign({
      query: (_, query: string) => query,
      // Matching results stay, so that the rows do not jump during the next search.
      found: ({ context }, query) =>
        isSearchable(query) ? context.found.filter((entry) => matchesQuery(entry, query)) : [],
      highlighted: "",
    }),
    setResults: assign((_, { found, problem }: SearchResults) => ({ found, problem })),
    recordFailure: assign({ problem: (_, error: unknown) => problemFrom(error) }),
    highlight: assign({ highlighted: (_, id: string) => id }),
    moveHighlight: assign({
      highlighted: ({ context }, to: "next" | "previous") => {
        const ids = paletteRows(context).map(({ id }) => id);
        const at = ids.indexOf(highlightedEntry(context)?.id ?? "");
        return ids.at(to === "next" ? (at + 1) % ids.length : at - 1) ?? "";
      },
    }),
    /** Opens the entry's address, or runs its command. */
    runEntry: (_, _entry: PaletteEntry | null) => unprovided(),
  },
  delays: { searchDebounce: SEARCH_DEBOUNCE },
}).createMachine({
  id: "palette",
  context: ({ input }) => ({ entries: input.entries, query: "", found: [], highlighted: "", problem: null }),
  initial: "idle",
  on: {
    TYPED: [
      {
        guard: { type: "isSearchable", params: ({ event }) => event.query },
        target: ".debouncing",
        actions: { type: "setQuery", params: ({ event }) => event.query },
      },
      { target: ".idle", actions: { type: "setQuery", params: ({ event }) => event.query } },
    ],
    PASTED: [
      {
        guard: { type: "isSearchable", params: ({ event }) => event.query },
        target: ".searching",
        actions: { type: "setQuery", params: ({ event }) => event.query },
      },
      { target: ".idle", actions: { type: "setQuery", params: ({ event }) => event.query } },
    ],
    HIGHLIGHT_MOVED: { actions: { type: "moveHighlight", params: ({ event }) => event.to } },
    ROW_HIGHLIGHTED: { actions: { type: "highlight", params: ({ event }) => event.id } },
    CHOSEN: {
      guard: "hasRow",
      target: ".closed",
      actions: { type: "runEntry", params: ({ context }) => highlightedEntry(context) },
    },
    // A clicked row may no longer match a newer query.
    ROW_CHOSEN: {
      guard: { type: "isRow", params: ({ event }) => event.id },
      target: ".closed",
      actions: { type: "runEntry", params: ({ context, event }) => rowWith(event.id, context) },
    },
    DISMISSED: ".closed",
  },
  states: {
    idle: { meta: { spec: ["2.34", "2.35"] } },
    debouncing: {
      tags: "busy",
      after: { searchDebounce: "searching" },
      on: { CHOSEN: { guard: not("hasRow"), target: "searching.opening" } },
    },
    searching: {
      meta: { spec: ["2.26", "3.5"] },
      tags: "busy",
      initial: "listing",
      invoke: {
        id: "find",
        src: "find",
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: and([
              stateIn({ searching: "opening" }),
              ({ context, event }) => exactMatch(event.output.found, context.query) !== null,
            ]),
            target: "closed",
            actions: {
              type: "runEntry",
              params: ({ context, event }) => exactMatch(event.output.found, context.query),
            },
          },
          {
            guard: { type: "foundAll", params: output },
            target: "shown",
            actions: { type: "setResults", params: output },
          },
          { target: "failed", actions: { type: "setResults", params: output } },
        ],
        onError: { target: "failed", actions: recordFailure },
      },
      states: {
        listing: { on: { CHOSEN: { guard: not("hasRow"), target: "opening" } } },
        // Enter was pressed before the search ended: an exact match opens when it is found.
        opening: {},
      },
    },
    shown: {},
    failed: { on: { RETRIED: "searching" } },
    closed: { type: "final" },
  },
});

export type PaletteActor = ActorRefFrom<typeof palette>;
export type PaletteSnapshot = SnapshotFrom<typeof palette>;
