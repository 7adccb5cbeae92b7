import { isDeepStrictEqual } from "node:util";
import type { SnapshotFrom } from "xstate";
import { highlightedEntry, palette } from "#machines/shell/palette.ts";
import { type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
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
const SIGN_OUT: PaletteEntry = { id: "signOut", group: "commands", label: "Sign out", keywords: "log out" };
const order = (code: string): PaletteEntry => ({ id: code, group: "orders", label: code, leadsTo: `/order/${code}` });
/** A record that is found by its code, and called by its name. */
const SHOP: PaletteEntry = { id: "shop", group: "applications", label: "Web shop", detail: "m12" };
/** What is typed, with blanks around it and in capitals. */
const CODE = " M12 ";
const GROUPS = ["goTo", "commands", "orders", "applications"];

/** The rows by their groups, whatever order they came in. */
function rowsOf({ entries, found, query }: SnapshotFrom<typeof palette>["context"]): PaletteEntry[] {
  const words = query.toLowerCase().trim();
  const meant = entries.filter(({ label, keywords = "" }) => `${label} ${keywords}`.toLowerCase().includes(words));
  return [...meant, ...found].toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
}

/** What was typed or pasted is the query, and the first row is highlighted. */
const remembersTyped: When = (moment) => remembers({ query: moment.step?.event["query"], highlighted: "" })(moment);
const asksForQuery: When = (moment) =>
  asks("find", ({ query }: { query: string }) => query === moment.after.context.query)(moment);
const found = {
  found: (entries: unknown, { step }: Moment) => isDeepStrictEqual(entries, step?.event["output"].found),
  problem: (problem: unknown, { step }: Moment) => isDeepStrictEqual(problem, step?.event["output"].problem),
};

function rowBefore({ before }: Moment): PaletteEntry | null {
  if (before === null) return null;
  const rows = rowsOf(before.context);
  return rows.find(({ id }) => id === before.context.highlighted) ?? rows[0] ?? null;
}

/** Whether this entry is one of the rows. */
function isRow(entry: PaletteEntry): When {
  return ({ before }) => before !== null && rowsOf(before.context).includes(entry);
}

function stillMatching(code: string, before: Moment["before"]): PaletteEntry[] {
  const entries: PaletteEntry[] = before?.context.found ?? [];
  return entries.filter(({ label, detail = "" }) => `${label} ${detail}`.includes(code));
}

export const paletteModel = modelOf<typeof palette>({
  machine: palette,
  about: "The command palette (2.34, 2.35)",
  input: { entries: [SIGN_OUT, ORDERS] },
  events: {
    TYPED: {
      nothing: { query: "" },
      letters: { query: " o " },
      "a code": { query: CODE },
      "a word": { query: "log" },
    },
    PASTED: { letters: { query: " o " }, "a code": { query: CODE } },
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
      "its application": { found: [SHOP], problem: null },
      "two of that name": { found: [SHOP, order("m12")], problem: null },
      "a part of them": { found: [order("m123")], problem: { kind: "failed" } },
      nothing: { found: [], problem: null },
    },
  },
  stateKey: ({ query, found, highlighted }) => ({ query, found: found.map(({ id }) => id), highlighted }),
  always: {
    "the highlighted row is one of the rows (2.34)": ({ context }) => {
      const highlighted = highlightedEntry(context);
      return highlighted ? paletteRows(context).includes(highlighted) : rowsOf(context).length === 0;
    },
    "the rows are what was found, and the screens and commands that are meant, by their groups (2.34)": ({ context }) =>
      isDeepStrictEqual(paletteRows(context), rowsOf(context)),
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
      happens("find answers", "the order", "its application"),
      was("searching.opening"),
      remembered({ query: CODE }),
    ).then((moment) => exactly({ is: "closed", does: [["runEntry", moment.step?.event["output"].found[0]]] })(moment)),
    "where two records are called so, both are listed (2.34)": whenever(
      happens("find answers", "two of that name"),
    ).then(exactly({ is: "shown", remembers: found })),
    "what was found is listed (2.34)": whenever(
      happens("find answers", "the order", "its application", "nothing"),
      any(was("searching.listing"), not(remembered({ query: CODE }))),
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
      const rows = moment.before ? rowsOf(moment.before.context).map(({ id }) => id) : [];
      const at = rows.indexOf(rowBefore(moment)?.id ?? "");
      const step = happens("HIGHLIGHT_MOVED", "on")(moment) ? 1 : rows.length - 1;
      return exactly({ remembers: { highlighted: rows[(at + step) % rows.length] ?? "" } })(moment);
    }),
    "Escape closes it (2.34)": whenever(happens("DISMISSED")).then(exactly({ is: "closed" })),
  },
});
