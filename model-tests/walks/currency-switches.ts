import { enabled } from "#model-tests/engine/index.ts";
import { currencySwitchesModel } from "#model-tests/models/currency-switches.ts";
import { expectLabel, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Action, Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

/** The model's currencies, in list order. */
const CURRENCIES = ["usdt", "trx", "usdc"];

const switches: Control = ({ person }) => person.page.getByRole("switch");
const refresh: Control = ({ person }) => person.button("currencies:refresh").or(person.button("shell:error.retry"));

const toggle: Action = (stage, { event }, snapshot) =>
  enabled(stage, switches(stage, snapshot).nth(CURRENCIES.indexOf(event.id))).press("Enter");

/** The walk of the merchant's currencies and their switches (2.31, 3.6). */
export const currencySwitchesWalk = defineWalk(import.meta.vitest, {
  model: currencySwitchesModel,
  calls: {
    listMyCurrencies: "/api/Currency/Mine",
    refreshCurrencies: "/api/Currency/Mine",
    switchCurrency: "/api/Currency/Switch",
  },
  open: (stage) => stage.open("/mycurrency/list"),
  actions: { SWITCHED: toggle, REFRESHED: (stage, _, snapshot) => refresh(stage, snapshot).last().press("Enter") },
  controls: {
    SWITCHED: switches,
  },
  inEveryState: async ({ person }, { value, context: { currencies, requested } }) => {
    if (!["ready", "refreshing"].includes(String(value))) return;
    const shown = await person.page
      .getByRole("switch")
      .evaluateAll((all) => all.map((one) => one.ariaChecked === "true"));
    const held = currencies.map(({ enabled: isOn }: { enabled: boolean }) => isOn);
    if (JSON.stringify(shown) !== JSON.stringify(held))
      throw new Error(`the switches stand otherwise: ${shown}, asked ${JSON.stringify(requested)}`);
  },
  expectations: {
    loading: expectLabel("currencies:mine.loading"),
    unavailable: expectText("currencies:mine.failed"),
    ready: expectVisible(switches),
    switching: expectVisible(({ person }) => person.page.locator('[role="switch"][data-pending="true"]')),
    refreshing: expectVisible(({ person }) =>
      person.page.locator('[aria-busy="true"]').filter({ has: person.page.getByRole("switch") }),
    ),
  },
});
