import { quickEntrancesModel } from "#model-tests/models/quick-entrances.ts";
import { expectHidden, expectVisible } from "#model-tests/walk/expectations.ts";
import { type Control, type Expectation, SIGNED_IN } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

/** Titles by screen. Five are chosen at the start, one below the limit. */
const TITLES: Readonly<Record<string, string>> = {
  orderList: "frame:menu.orders",
  billList: "frame:menu.bills",
  callbackList: "frame:menu.callbacks",
  myCurrencyList: "frame:menu.myCurrencies",
  currencyList: "frame:menu.currencyList",
  wallet: "frame:menu.wallet",
  appList: "frame:menu.applications",
};
const STORED = Object.keys(TITLES).slice(0, 5);

const box = (name: string): Control => {
  const title = TITLES[name] ?? "";
  return ({ person }) => person.machine("quickEntrances").getByRole("checkbox", { name: person.t(title), exact: true });
};
const button =
  (key: string): Control =>
  ({ person }) =>
    person.button(`dashboard:entrances.${key}`);

/** The links match the context, in order. */
const expectLinks: Expectation = async ({ person }, { context: { chosen } }) => {
  const shown = await person.machine("quickEntrances").getByRole("link").allInnerTexts();
  const held = chosen.map((name: string) => person.t(TITLES[name] ?? ""));
  if (JSON.stringify(shown) !== JSON.stringify(held)) throw new Error(`there are entrances to ${shown.join(", ")}`);
};

/** Chosen screens are ticked; at the limit the other boxes are disabled. */
const expectBoxes: Expectation = async (stage, snapshot) => {
  for (const name of Object.keys(TITLES)) {
    const one = box(name)(stage, snapshot);
    if ((await one.isChecked()) !== snapshot.context.chosen.includes(name))
      throw new Error(`${name} is ticked otherwise`);
    if ((await one.isEnabled()) !== snapshot.can({ type: "TOGGLED", name }))
      throw new Error(`${name} can be ticked otherwise`);
  }
};

/** The walk of the console home's quick entrances (2.24). */
export const quickEntrancesWalk = defineWalk(import.meta.vitest, {
  model: {
    ...quickEntrancesModel,
    input: { chosen: STORED },
    events: { ...quickEntrancesModel.events, TOGGLED: { one: { name: "wallet" }, another: { name: "appList" } } },
  },
  open: (stage) => stage.open("/dashboard/workplace", { ...SIGNED_IN, "quick-entrances": JSON.stringify(STORED) }),
  actions: { TOGGLED: (stage, { event }, snapshot) => box(event.name)(stage, snapshot).press("Space") },
  controls: {
    CHOICE_REQUESTED: button("choose"),
    TOGGLED: ({ person }) => person.machine("quickEntrances").getByRole("checkbox"),
    DISMISSED: button("finish"),
  },
  inEveryState: async (stage, snapshot) => (snapshot.matches("choosing") ? expectBoxes : expectLinks)(stage, snapshot),
  expectations: {
    shown: expectVisible(button("choose")),
    choosing: async (stage, snapshot) => expectHidden(button("choose"))(stage, snapshot),
  },
});
