import { highlightedEntry } from "#machines/shell/palette.ts";
import { type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { openPalette, palette } from "#model-tests/browser/areas/shell.ts";
import { paletteModel } from "#model-tests/models/palette.ts";
import { expectAll, expectHidden, expectText } from "#model-tests/walk/expectations.ts";
import type { CallFilter, Reply } from "#model-tests/walk/scripted-service.ts";
import type { Action, Control, Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const ORDERS = "/api/Order/List";
const APPLICATIONS = "/api/App/List";

/** A search has a code; prefetching the console home's latest orders does not. */
const isSearch: CallFilter = ({ code }) => code !== undefined;

const MY_ORDERS: PaletteEntry = { id: "screen orderList", group: "goTo", label: "My orders", leadsTo: "/order/list" };
const SIGN_OUT: PaletteEntry = { id: "signOut", group: "commands", label: "Sign out" };

const dialog: Control = ({ person }) => palette(person).dialog;
const field: Control = ({ person }) => palette(person).field;
const key =
  (pressed: string): Action =>
  (stage, _, snapshot) =>
    field(stage, snapshot).press(pressed);

/** Answers the search with these orders and this reply for applications. */
const answerSearch =
  (codes: readonly string[], applications: Reply): Action =>
  async ({ service }, _, { context }) => {
    const orders = codes.map((code) => ({ ...sampleOrder("paid"), code }));
    if (/\d/.test(context.query))
      await service.answer(ORDERS, { accepted: true, value: { items: orders, total: orders.length } }, isSearch);
    await service.answer(APPLICATIONS, applications);
  };
const SHOP: Reply = {
  accepted: true,
  value: { items: [{ ...SAMPLE_APPLICATION, code: "m12", name: "Web shop" }], total: 1 },
};
const NO_APPLICATION: Reply = { accepted: true, value: { items: [], total: 0 } };

/** The field, rows and highlighted row match the context; an empty query lists all screens, not compared here. */
const expectQuery: Expectation = async (stage, { status, context }) => {
  if (status !== "active") return;
  const { query } = context;
  if ((await palette(stage.person).field.inputValue()) !== query) throw new Error("the field holds another query");
  const marked = await palette(stage.person).marked.allInnerTexts();
  if (marked.length > 1) throw new Error(`${marked.length} rows are marked`);
  const label = highlightedEntry(context)?.label;
  if (query === "" && context.highlighted === "") return;
  if (!(marked[0] ?? "").startsWith(label ?? "")) throw new Error(`"${marked[0]}" is marked instead of "${label}"`);
  if (query === "") return;
  const shown = await palette(stage.person).rows.count();
  const held = paletteRows(context).length;
  if (shown !== held) throw new Error(`${shown} rows are shown instead of ${held}`);
};

const expectEmptyText: Expectation = async (stage, snapshot) => {
  if (paletteRows(snapshot.context).length > 0) return;
  await expectText("palette:nothing", { query: snapshot.context.query })(stage, snapshot);
};

/** The walk of the command palette (2.34, 2.35): screens, commands and the merchant's orders. */
export const paletteWalk = defineWalk(import.meta.vitest, {
  model: {
    ...paletteModel,
    input: { entries: [MY_ORDERS, SIGN_OUT] },
    events: {
      ...paletteModel.events,
      TYPED: {
        nothing: { query: "" },
        letters: { query: "zz" },
        "a code": { query: " M12 " },
        "a word": { query: "my orders" },
      },
      PASTED: { letters: { query: "zz" }, "a code": { query: " M12 " } },
      ROW_CHOSEN: { "my orders": { id: MY_ORDERS.id } },
    },
  },
  calls: { orders: ORDERS, applications: APPLICATIONS },
  async open(stage) {
    await stage.open("/help/guide");
    await openPalette(stage.person);
    await stage.pauseClock();
  },
  excluded: { "find fails": { reason: "The actor handles all failures of its calls." } },
  // Typing the current query sends no event, and an empty query lists more rows than the model has.
  isPossible: ({ step: { label, fixture, event } }, { snapshot: { context } }) => {
    // Only queries with a digit search for orders.
    if (label === "find answers" && fixture !== "nothing") return /\d/.test(context.query);
    if (label === "TYPED" || label === "PASTED") return event.query !== context.query;
    if (label === "ROW_HIGHLIGHTED") return context.query === "";
    if (label === "ROW_CHOSEN") return paletteRows(context).some(({ id }) => id === MY_ORDERS.id);
    if (label === "HIGHLIGHT_MOVED") return context.query !== "";
    return label !== "CHOSEN" || context.highlighted !== SIGN_OUT.id;
  },
  actions: {
    TYPED: (stage, { event }, snapshot) => field(stage, snapshot).fill(event.query),
    PASTED: async (stage, { event }, snapshot) => {
      await stage.person.page.evaluate((text) => navigator.clipboard.writeText(text), event.query);
      await field(stage, snapshot).press("ControlOrMeta+a");
      await field(stage, snapshot).press("ControlOrMeta+v");
    },
    "HIGHLIGHT_MOVED (on)": key("ArrowDown"),
    "HIGHLIGHT_MOVED (back)": key("ArrowUp"),
    ROW_HIGHLIGHTED: ({ person }) => palette(person).row(SIGN_OUT.label).hover(),
    CHOSEN: key("Enter"),
    ROW_CHOSEN: ({ person }) => palette(person).row(MY_ORDERS.label).click(),
    DISMISSED: key("Escape"),
    "find answers (the order)": answerSearch(["m12", "m123"], NO_APPLICATION),
    "find answers (its application)": answerSearch([], SHOP),
    "find answers (two matches)": answerSearch(["m12"], SHOP),
    "find answers (partial results)": answerSearch(["m123"], "breaks off"),
    "find answers (nothing)": answerSearch([], NO_APPLICATION),
  },
  controls: {
    TYPED: field,
    PASTED: field,
    RETRIED: (stage, snapshot) =>
      dialog(stage, snapshot).getByRole("button", { name: stage.person.t("shell:error.retry") }),
  },
  // A new search clears the previous problem.
  problemsOf: ({ value, context }) => (value === "failed" ? [context.problem] : []),
  inEveryState: expectQuery,
  expectations: {
    idle: expectEmptyText,
    debouncing: async (stage) => {
      if (stage.service.isWaiting(ORDERS, isSearch)) throw new Error("the orders are asked for before typing pauses");
    },
    "searching.listing": ({ service }) => service.waitForCall(APPLICATIONS),
    "searching.opening": ({ service }) => service.waitForCall(APPLICATIONS),
    shown: expectEmptyText,
    failed: expectText("palette:failed"),
    closed: expectAll((stage) => stage.advanceClock(1_000), expectHidden(dialog)),
  },
});
