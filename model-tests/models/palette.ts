import { isDeepStrictEqual } from "node:util";
import { highlightedEntry, palette } from "#machines/shell/palette.ts";
import { matchesQuery, type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
import {
  any,
  asks,
  does,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  not,
  plain,
  remembered,
  remembers,
  type When,
  waits,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const ORDERS: PaletteEntry = { id: "orderList", group: "goTo", label: "My orders", leadsTo: "/order/list" };
const SIGN_OUT: PaletteEntry = { id: "signOut", group: "commands", label: "Sign out" };
const order = (code: string): PaletteEntry => ({ id: code, group: "orders", label: code, leadsTo: `/order/${code}` });

/** What was typed or pasted is the query, and the first row is highlighted. */
const remembersTyped: When = (moment) => remembers({ query: moment.step?.event["query"], highlighted: "" })(moment);
const asksForQuery: When = (moment) =>
  asks("find", ({ query }: { query: string }) => query === moment.after.context.query)(moment);
const found = {
  found: (entries: unknown, { step }: Moment) => isDeepStrictEqual(entries, step?.event["output"].found),
  problem: (problem: unknown, { step }: Moment) => isDeepStrictEqual(problem, step?.event["output"].problem),
};

function rowBefore({ before }: Moment): PaletteEntry | null {
  return before ? highlightedEntry(before.context) : null;
}

/** Whether the query means this entry. */
function isRow({ label }: PaletteEntry): When {
  return ({ before }) => label.toLowerCase().includes(before?.context.query ?? "");
}

function stillMatching(query: string, before: Moment["before"]): PaletteEntry[] {
  const entries: PaletteEntry[] = before?.context.found ?? [];
  return entries.filter(({ label }) => label.includes(query));
}

export const paletteModel = modelOf<typeof palette>({
  machine: palette,
  about: "The command palette (2.34, 2.35)",
  input: { entries: [ORDERS, SIGN_OUT] },
  events: {
    TYPED: { nothing: { query: "" }, letters: { query: "o" }, "a code": { query: "m12" }, "a word": { query: "sign" } },
    PASTED: { letters: { query: "o" }, "a code": { query: "m12" } },
    HIGHLIGHT_MOVED: { on: { to: "next" }, back: { to: "previous" } },
    ROW_HIGHLIGHTED: { "sign out": { id: SIGN_OUT.id } },
    CHOSEN: plain,
    ROW_CHOSEN: { "my orders": { id: ORDERS.id } },
    RETRIED: plain,
    DISMISSED: plain,
  },
  answers: {
    find: {
      "the order": { found: [order("m12"), order("m123")], problem: null },
      "a part of them": { found: [order("m123")], problem: { kind: "failed" } },
      nothing: { found: [], problem: null },
    },
  },
  stateKey: ({ query, found, highlighted }) => ({ query, found: found.map(({ id }) => id), highlighted }),
  always: {
    "the highlighted row is one of the rows (2.34)": ({ context }) => {
      const rows = paletteRows(context);
      const highlighted = highlightedEntry(context);
      return highlighted ? rows.includes(highlighted) : rows.length === 0;
    },
    "screens and commands are shown only where they are meant (2.34)": ({ context }) =>
      paletteRows(context).every((row) => !context.entries.includes(row) || matchesQuery(row, context.query)),
    "records are looked for only with something to look for (2.26)": ({ value, context }) =>
      ["idle", "closed"].includes(String(value)) || context.query.trim().length >= 3,
  },
  overTime: {
    "what is typed is looked for once typing pauses for a fifth of a second (2.34)": whenever(
      happens("TYPED", "a code", "a word"),
    ).then(is("debouncing"), waits(200), not(asks("find")), remembersTyped),
    "a code that is pasted is looked for at once (2.34)": whenever(happens("PASTED", "a code")).then(
      is("searching.listing"),
      asksForQuery,
      remembersTyped,
    ),
    "a letter or two are looked for here alone (2.34)": whenever(
      any(happens("TYPED", "nothing", "letters"), happens("PASTED", "letters")),
    ).then(is("idle"), not(asks("find")), remembersTyped, remembers({ found: [] })),
    "what was found stays while it still matches (2.34)": whenever(happens("TYPED", "a code")).then(
      remembers({
        found: (found: PaletteEntry[], { before }: Moment) => isDeepStrictEqual(found, stillMatching("m12", before)),
      }),
    ),
    "when typing has paused, what was typed is asked for (2.34)": whenever(happens("searchDebounce elapses")).then(
      is("searching.listing"),
      asksForQuery,
    ),
    "Enter opens the row that is highlighted (2.34)": whenever(
      happens("CHOSEN"),
      (moment) => rowBefore(moment) !== null,
    ).then((moment) => exactly({ is: "closed", does: [["runEntry", rowBefore(moment)]] })(moment)),
    "Enter before there is a row waits for the one that is meant (2.34)": whenever(
      happens("CHOSEN"),
      was("debouncing", "searching.listing"),
      (moment) => rowBefore(moment) === null,
    ).then(
      is("searching.opening"),
      not(does("runEntry")),
      (moment) => was("searching")(moment) || asksForQuery(moment),
    ),
    "Enter with nothing to choose does nothing (2.34)": whenever(
      happens("CHOSEN"),
      was("idle", "shown", "failed", "searching.opening"),
      (moment) => rowBefore(moment) === null,
    ).then(ignored),
    "a code that is confirmed leads straight to its one record (2.34)": whenever(
      happens("find answers", "the order"),
      was("searching.opening"),
      remembered({ query: "m12" }),
    ).then(exactly({ is: "closed", does: [["runEntry", order("m12")]] })),
    "what was found is listed (2.34)": whenever(
      happens("find answers", "the order", "nothing"),
      any(was("searching.listing"), not(remembered({ query: "m12" }))),
    ).then(exactly({ is: "shown", remembers: found })),
    "nothing that is called so is found, so there is nothing to open (2.34)": whenever(
      happens("find answers", "nothing"),
    ).then(exactly({ is: "shown", remembers: found })),
    "a part of what there is is shown, and that the rest could not be looked for is said (8.4)": whenever(
      happens("find answers", "a part of them"),
    ).then(exactly({ is: "failed", remembers: found })),
    "a search that failed can be tried again (8.4)": whenever(happens("find fails")).then(is("failed")),
    "trying again repeats the same request (8.4)": whenever(happens("RETRIED"), was("failed")).then(
      is("searching.listing"),
      asksForQuery,
    ),
    "only what failed is tried again (8.4)": whenever(happens("RETRIED"), not(was("failed"))).then(ignored),
    "the row under the pointer is the highlighted one (2.34)": whenever(happens("ROW_HIGHLIGHTED")).then(
      exactly({ remembers: { highlighted: "signOut" } }),
    ),
    "a row that is pressed is opened (2.34)": whenever(happens("ROW_CHOSEN"), isRow(ORDERS)).then(
      exactly({ is: "closed", does: [["runEntry", ORDERS]] }),
    ),
    "a row that no longer matches opens nothing when it is pressed (2.34)": whenever(
      happens("ROW_CHOSEN"),
      not(isRow(ORDERS)),
    ).then(ignored),
    "the arrows go from row to row, and round (2.34)": whenever(happens("HIGHLIGHT_MOVED")).then((moment) => {
      const rows = moment.before ? paletteRows(moment.before.context).map(({ id }) => id) : [];
      const at = rows.indexOf(rowBefore(moment)?.id ?? "");
      const step = happens("HIGHLIGHT_MOVED", "on")(moment) ? 1 : rows.length - 1;
      return exactly({ remembers: { highlighted: rows[(at + step) % rows.length] ?? "" } })(moment);
    }),
    "Escape closes it (2.34)": whenever(happens("DISMISSED")).then(exactly({ is: "closed" })),
  },
});
