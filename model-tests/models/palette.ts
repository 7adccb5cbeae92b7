import { markedEntry, palette } from "#machines/shell/palette.ts";
import { isMeant, type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
import { modelOf, plain } from "../model.ts";

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
    MARK_MOVED: { on: { to: "next" }, back: { to: "previous" } },
    POINTED_AT: { "sign out": { id: SIGN_OUT.id } },
    CHOSEN: plain,
    RETRIED: plain,
    ABANDONED: plain,
  },
  answers: {
    find: {
      "the order": { found: [order("m12"), order("m123")], isWhole: true },
      "a part of them": { found: [order("m123")], isWhole: false },
      nothing: { found: [], isWhole: true },
    },
  },
  tellApart: ({ query, found, marked }) => [query, found.map(({ id }) => id), marked],
  always: {
    "the marked row is one of the rows (2.34)": ({ context }) => {
      const rows = paletteRows(context);
      const marked = markedEntry(context);
      return marked ? rows.includes(marked) : rows.length === 0;
    },
    "screens and commands are shown only where they are meant (2.34)": ({ context }) =>
      paletteRows(context).every((row) => !context.entries.includes(row) || isMeant(row, context.query)),
    "records are looked for only with something to look for (2.26)": ({ value, context }) =>
      ["idle", "closed"].includes(String(value)) || context.query.trim().length >= 3,
  },
});
