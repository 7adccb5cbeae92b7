/**
 * The command palette: what is typed is looked for among the console's screens and commands at once, and among the
 * merchant's records once typing pauses. A newer query drops the answer of an older one. A code or hash that is pasted,
 * or confirmed before the answer is there, leads straight to its record.
 */
import { type ActorRefFrom, and, assign, fromPromise, not, type SnapshotFrom, setup, stateIn } from "xstate";
import { unprovided } from "../problem.ts";
import { exactHit, isMeant, isWorthAsking, type PaletteEntry, paletteRows } from "./palette-entries.ts";

/** How long typing rests before the service is asked, in milliseconds. */
export const TYPING_PAUSE = 200;

/** What came of asking for records; `isWhole` is false when some of the service's answers did not come. */
export type Findings = { found: readonly PaletteEntry[]; isWhole: boolean };

type Context = {
  entries: readonly PaletteEntry[];
  query: string;
  found: readonly PaletteEntry[];
  /** The id of the row that the merchant moved to; "" for the first one. */
  marked: string;
};

/** The row that Enter chooses; null when there are none. */
export function markedEntry(context: Context): PaletteEntry | null {
  const rows = paletteRows(context);
  return rows.find(({ id }) => id === context.marked) ?? rows[0] ?? null;
}

export const palette = setup({
  types: {
    input: {} as { entries: readonly PaletteEntry[] },
    context: {} as Context,
    events: {} as
      | { type: "TYPED"; query: string }
      | { type: "PASTED"; query: string }
      | { type: "MARK_MOVED"; to: "next" | "previous" | "first" | "last" }
      | { type: "POINTED_AT"; id: string }
      | { type: "CHOSEN" }
      | { type: "RETRIED" }
      | { type: "ABANDONED" },
    tags: {} as "busy",
  },
  actors: { find: fromPromise<Findings, { query: string }>(unprovided) },
  guards: {
    isWorthAsking: (_, query: string) => isWorthAsking(query),
    hasRow: ({ context }) => markedEntry(context) !== null,
    isWhole: (_, { isWhole }: Findings) => isWhole,
  },
  actions: {
    rememberQuery: assign({
      query: (_, query: string) => query,
      // What was found stays where it still fits, so that nothing jumps while the service is asked again.
      found: ({ context }, query) =>
        isWorthAsking(query) ? context.found.filter((entry) => isMeant(entry, query)) : [],
      marked: "",
    }),
    rememberFindings: assign({ found: (_, { found }: Findings) => found }),
    mark: assign({ marked: (_, id: string) => id }),
    moveMark: assign({
      marked: ({ context }, to: "next" | "previous" | "first" | "last") => {
        const ids = paletteRows(context).map(({ id }) => id);
        const at = ids.indexOf(markedEntry(context)?.id ?? "");
        const next = { next: (at + 1) % ids.length, previous: at - 1, first: 0, last: -1 }[to];
        return ids.at(next) ?? "";
      },
    }),
    /** Goes where the entry leads, or does what it says. */
    carryOut: (_, _entry: PaletteEntry | null) => unprovided(),
  },
  delays: { typingPause: TYPING_PAUSE },
}).createMachine({
  id: "palette",
  context: ({ input }) => ({ entries: input.entries, query: "", found: [], marked: "" }),
  initial: "idle",
  on: {
    TYPED: [
      {
        guard: { type: "isWorthAsking", params: ({ event }) => event.query },
        target: ".settling",
        reenter: true,
        actions: { type: "rememberQuery", params: ({ event }) => event.query },
      },
      { target: ".idle", actions: { type: "rememberQuery", params: ({ event }) => event.query } },
    ],
    PASTED: [
      {
        guard: { type: "isWorthAsking", params: ({ event }) => event.query },
        target: ".searching.eagerly",
        reenter: true,
        actions: { type: "rememberQuery", params: ({ event }) => event.query },
      },
      { target: ".idle", actions: { type: "rememberQuery", params: ({ event }) => event.query } },
    ],
    MARK_MOVED: { actions: { type: "moveMark", params: ({ event }) => event.to } },
    POINTED_AT: { actions: { type: "mark", params: ({ event }) => event.id } },
    CHOSEN: {
      guard: "hasRow",
      target: ".closed",
      actions: { type: "carryOut", params: ({ context }) => markedEntry(context) },
    },
    ABANDONED: ".closed",
  },
  states: {
    idle: { meta: { spec: ["2.34", "2.35"] } },
    settling: {
      tags: "busy",
      after: { typingPause: "searching" },
      on: { CHOSEN: { guard: not("hasRow"), target: "searching.eagerly" } },
    },
    searching: {
      meta: { spec: ["2.26", "3.5"] },
      tags: "busy",
      initial: "quietly",
      invoke: {
        id: "find",
        src: "find",
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: and([
              stateIn({ searching: "eagerly" }),
              ({ context, event }) => exactHit(event.output.found, context.query) !== null,
            ]),
            target: "closed",
            actions: {
              type: "carryOut",
              params: ({ context, event }) => exactHit(event.output.found, context.query),
            },
          },
          {
            guard: { type: "isWhole", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "rememberFindings", params: ({ event }) => event.output },
          },
          { target: "failed", actions: { type: "rememberFindings", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
      states: {
        quietly: { on: { CHOSEN: { guard: not("hasRow"), target: "eagerly" } } },
        // Whoever confirmed a code before its record was found is led there when it is.
        eagerly: {},
      },
    },
    shown: {},
    failed: { on: { RETRIED: "searching" } },
    closed: { type: "final" },
  },
});

export type PaletteActor = ActorRefFrom<typeof palette>;
export type PaletteSnapshot = SnapshotFrom<typeof palette>;
