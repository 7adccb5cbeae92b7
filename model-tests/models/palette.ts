import { highlightedEntry, palette } from "#machines/shell/palette.ts";
import { matchesQuery, type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const ORDERS: PaletteEntry = { id: "orderList", group: "goTo", label: "My orders", leadsTo: "/order/list" };
const SIGN_OUT: PaletteEntry = { id: "signOut", group: "commands", label: "Sign out" };
const order = (code: string): PaletteEntry => ({ id: code, group: "orders", label: code, leadsTo: `/order/${code}` });

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
});
