import { isDeepStrictEqual } from "node:util";
import type { SnapshotFrom } from "xstate";
import { highlightedEntry, palette } from "#machines/shell/palette.ts";
import { type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
import {
  any,
  type Condition,
  exactly,
  fromState,
  hadContext,
  hasCall,
  hasContext,
  hasDelay,
  hasEffect,
  inState,
  type Moment,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const ORDERS: PaletteEntry = { id: "orderList", group: "goTo", label: "My orders", leadsTo: "/order/list" };
const SIGN_OUT: PaletteEntry = { id: "signOut", group: "commands", label: "Sign out", keywords: "log out" };
const order = (code: string): PaletteEntry => ({ id: code, group: "orders", label: code, leadsTo: `/order/${code}` });
/** Found by its code and shown by its name. */
const SHOP: PaletteEntry = { id: "shop", group: "applications", label: "Web shop", detail: "m12" };
/** A query in capitals with blanks around it. */
const CODE = " M12 ";
const GROUPS = ["goTo", "commands", "orders", "applications"];

/** Rows are sorted by group, not by order of arrival. */
function rowsOf({ entries, found, query }: SnapshotFrom<typeof palette>["context"]): PaletteEntry[] {
  const words = query.toLowerCase().trim();
  const meant = entries.filter(({ label, keywords = "" }) => `${label} ${keywords}`.toLowerCase().includes(words));
  return [...meant, ...found].toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
}

/** The typed or pasted text is the query, and the first row is highlighted. */
const storesTyped: Condition = (moment) => hasContext({ query: moment.step?.event["query"], highlighted: "" })(moment);
const searchesQuery: Condition = (moment) =>
  hasCall("find", ({ query }: { query: string }) => query === moment.after.context.query)(moment);
const found = {
  found: (entries: unknown, { step }: Moment) => isDeepStrictEqual(entries, step?.event["output"].found),
  problem: (problem: unknown, { step }: Moment) => isDeepStrictEqual(problem, step?.event["output"].problem),
};

function rowBefore({ before }: Moment): PaletteEntry | null {
  if (before === null) return null;
  const rows = rowsOf(before.context);
  return rows.find(({ id }) => id === before.context.highlighted) ?? rows[0] ?? null;
}

/** Whether the entry was a row before the event. */
function isRow(entry: PaletteEntry): Condition {
  return ({ before }) => before !== null && rowsOf(before.context).includes(entry);
}

function stillMatching(code: string, before: Moment["before"]): PaletteEntry[] {
  const entries: PaletteEntry[] = before?.context.found ?? [];
  return entries.filter(({ label, detail = "" }) => `${label} ${detail}`.includes(code));
}

export const paletteModel = modelOf<typeof palette>({
  machine: palette,
  description: "The command palette (2.34, 2.35)",
  input: { entries: [SIGN_OUT, ORDERS] },
  events: {
    TYPED: { nothing: { query: "" }, letters: { query: " o " }, "a code": { query: CODE }, "a word": { query: "log" } },
    PASTED: { letters: { query: " o " }, "a code": { query: CODE } },
    HIGHLIGHT_MOVED: { on: { to: "next" }, back: { to: "previous" } },
    ROW_HIGHLIGHTED: { "sign out": { id: SIGN_OUT.id } },
    ...noPayload("CHOSEN"),
    ROW_CHOSEN: { "my orders": { id: ORDERS.id } },
    ...noPayload("RETRIED", "DISMISSED"),
  },
  answers: {
    find: {
      "the order": { found: [order("m12"), order("m123")], problem: null },
      "its application": { found: [SHOP], problem: null },
      "two matches": { found: [SHOP, order("m12")], problem: null },
      "partial results": { found: [order("m123")], problem: { kind: "failed" } },
      nothing: { found: [], problem: null },
    },
  },
  stateKey: ({ query, found, highlighted }) => ({ query, found: found.map(({ id }) => id), highlighted }),
  always: {
    "the highlighted row is one of the rows (2.34)": ({ context }) => {
      const highlighted = highlightedEntry(context);
      return highlighted ? paletteRows(context).includes(highlighted) : rowsOf(context).length === 0;
    },
    "the rows are the found records and the matching screens and commands, by group (2.34)": ({ context }) =>
      isDeepStrictEqual(paletteRows(context), rowsOf(context)),
    "a search needs at least three characters (2.26)": ({ value, context }) =>
      ["idle", "closed"].includes(String(value)) || context.query.trim().length >= 3,
  },
  overTime: {
    "typing starts a search after a pause of 200 ms (2.34)": when(onEvent("TYPED", "a code", "a word")).then(
      inState("debouncing"),
      hasDelay(200),
      not(hasCall("find")),
      storesTyped,
    ),
    "pasting a code searches at once (2.34)": when("PASTED (a code)").then(
      inState("searching.listing"),
      searchesQuery,
      storesTyped,
    ),
    "one or two letters start no search (2.34)": when(
      any(onEvent("TYPED", "nothing", "letters"), "PASTED (letters)"),
    ).then(inState("idle"), not(hasCall("find")), storesTyped, hasContext({ found: [] })),
    "found records stay while they match the input (2.34)": when("TYPED (a code)").then(
      hasContext({
        found: (found: PaletteEntry[], { before }: Moment) => isDeepStrictEqual(found, stillMatching("m12", before)),
      }),
    ),
    "after the pause, the typed text is searched (2.34)": when("searchDebounce elapses").then(
      inState("searching.listing"),
      searchesQuery,
    ),
    "Enter opens the highlighted row (2.34)": when("CHOSEN", (moment) => rowBefore(moment) !== null).exactly(
      (moment) => ({ state: "closed", effects: [["runEntry", rowBefore(moment)]] }),
    ),
    "Enter without a row waits for the search and opens its result (2.34)": when(
      "CHOSEN",
      (moment) => rowBefore(moment) === null,
    )
      .from("debouncing", "searching.listing")
      .then(
        inState("searching.opening"),
        not(hasEffect("runEntry")),
        (moment) => fromState("searching")(moment) || searchesQuery(moment),
      ),
    "Enter is ignored if there is neither a row nor a search (2.34)": when(
      "CHOSEN",
      (moment) => rowBefore(moment) === null,
    )
      .from("idle", "shown", "failed", "searching.opening")
      .isIgnored(),
    "after Enter, a single match of a code opens (2.34)": when(
      onEvent("find answers", "the order", "its application"),
      hadContext({ query: CODE }),
    )
      .from("searching.opening")
      .exactly((moment) => ({ state: "closed", effects: [["runEntry", moment.step?.event["output"].found[0]]] })),
    "two records with one code are both listed (2.34)": when("find answers (two matches)").exactly({
      state: "shown",
      context: found,
    }),
    "found records are listed (2.34)": when(
      onEvent("find answers", "the order", "its application", "nothing"),
      any(fromState("searching.listing"), not(hadContext({ query: CODE }))),
    ).exactly({ state: "shown", context: found }),
    "without a match, nothing opens (2.34)": when("find answers (nothing)").exactly({ state: "shown", context: found }),
    "partial results are shown with a problem (8.4)": when("find answers (partial results)").exactly({
      state: "failed",
      context: found,
    }),
    "a failed search leads to the failed state (8.4)": when("find fails").leadsTo("failed"),
    "trying again repeats the same request (8.4)": when("RETRIED")
      .from("failed")
      .then(inState("searching.listing"), searchesQuery),
    "retrying works only after a failure (8.4)": when("RETRIED", not(fromState("failed"))).isIgnored(),
    "the row under the pointer becomes the highlighted one (2.34)": when("ROW_HIGHLIGHTED").exactly({
      context: { highlighted: "signOut" },
    }),
    "pressing a row opens it (2.34)": when("ROW_CHOSEN", isRow(ORDERS)).exactly({
      state: "closed",
      effects: [["runEntry", ORDERS]],
    }),
    "pressing a row that no longer matches is ignored (2.34)": when("ROW_CHOSEN", not(isRow(ORDERS))).isIgnored(),
    "the arrow keys move through the rows and wrap around (2.34)": when("HIGHLIGHT_MOVED").then((moment) => {
      const rows = moment.before ? rowsOf(moment.before.context).map(({ id }) => id) : [];
      const at = rows.indexOf(rowBefore(moment)?.id ?? "");
      const step = onEvent("HIGHLIGHT_MOVED", "on")(moment) ? 1 : rows.length - 1;
      return exactly({ context: { highlighted: rows[(at + step) % rows.length] ?? "" } })(moment);
    }),
    "Escape closes the palette (2.34)": when("DISMISSED").exactly({ state: "closed" }),
  },
});
