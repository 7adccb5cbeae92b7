import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import { signatureCheck } from "#model-tests/browser/areas/screen-situations.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { type Mock, type Mocks, REFUSED, reply } from "./mocks.ts";
import type { Screen } from "./screen.ts";

const FIGURES = "/api/Dashboard/Figures";
const RECEIPTS = "/api/Dashboard/Receipts";
const PROGRESS = "/api/Dashboard/Progress";
const MINE = "/api/Currency/Mine";
const CURRENCIES = {
  items: [
    sampleCurrency("usdt", { enabled: true }),
    sampleCurrency("trx", { name: "TRON", symbol: "TRX", type: "standard" }),
  ],
  limit: 3,
};

const at = (
  name: string,
  address: string,
  shows: string,
  mocks: Mocks,
  more: Pick<Screen, "prepare" | "isLoading"> = {},
): Screen => ({ ...{ name, who: "merchant", path: () => address, mocks, states: [shows] }, ...more });
const home = (name: string, shows: string, mocks: Mocks, more?: Pick<Screen, "prepare" | "isLoading">) =>
  at(`console home: ${name}`, "/console/index", shows, mocks, more);
const underWay = { isLoading: true } as const;
const press =
  (key: string) =>
  (person: Person): Promise<void> =>
    person.button(key).click();
const switchOnLast = ({ page }: Person) => page.getByRole("switch").last().click();

/** The first call succeeds, and the next one is mocked. */
const firstThen = (next: Mock): Mocks => ({
  [PROGRESS]: (turn) => (turn === 1 ? reply(progressUntil("applicationAdded")) : next),
});
async function refreshed(person: Person) {
  await person.expectState("accessProcess", "shown");
  await person.button("dashboard:refresh").click();
}

/** The console home and the developer centre (2.24), the merchant's currencies and the wallet (2.31). */
export const HOME_SITUATIONS: readonly Screen[] = [
  home("figures loading", "resource loading", { [FIGURES]: "waits" }, underWay),
  home("figures could not be loaded", "resource failed", { [FIGURES]: REFUSED }),
  home("receipts loading", "receiptsTrend loading", { [RECEIPTS]: "waits" }, underWay),
  home("receipts could not be loaded", "receiptsTrend failed", { [RECEIPTS]: REFUSED }),
  home("access process refreshing", "accessProcess loading", firstThen("waits"), {
    prepare: refreshed,
    ...underWay,
  }),
  home("access process could not be refreshed", "accessProcess unavailable", firstThen(REFUSED), {
    prepare: refreshed,
  }),
  home("access process being restored", "accessProcess reopening", firstThen("waits"), {
    prepare: async (person) => {
      await person.expectState("accessProcess", "shown");
      await person.button("dashboard:access.fold").click();
      await person.button("dashboard:access.callBack").click();
    },
    ...underWay,
  }),
  home("choosing quick entrances", "quickEntrances choosing", {}, { prepare: press("dashboard:entrances.choose") }),
  at(
    "signature check: in progress",
    "/help/developers",
    "signatureCheck checking",
    {},
    {
      prepare: async (person) => {
        await person.page.evaluate(() => {
          crypto.subtle.importKey = () => new Promise(() => undefined);
        });
        await signatureCheck(person);
      },
      ...underWay,
    },
  ),
  at(
    "signature check: not supported by the browser",
    "/help/developers",
    "signatureCheck impossible",
    {},
    {
      prepare: async (person) => {
        await person.page.evaluate(() => {
          crypto.subtle.importKey = () => Promise.reject(new Error("There is no WebCrypto here"));
        });
        await signatureCheck(person);
      },
    },
  ),
  at("my currencies: loading", "/mycurrency/list", "currencySwitches loading", { [MINE]: "waits" }, underWay),
  at("my currencies: could not be loaded", "/mycurrency/list", "currencySwitches unavailable", { [MINE]: REFUSED }),
  at("my currencies: none", "/mycurrency/list", "currencySwitches ready", { [MINE]: reply({ items: [], limit: 3 }) }),
  at("my currencies: unreadable row", "/mycurrency/list", "currencySwitches ready", {
    [MINE]: reply({ ...CURRENCIES, items: [...CURRENCIES.items, {}] }),
  }),
  at(
    "my currencies: switching one",
    "/mycurrency/list",
    "currencySwitches switching",
    {
      ...{ [MINE]: reply(CURRENCIES), "/api/Currency/Switch": "waits" },
    },
    { prepare: switchOnLast, ...underWay },
  ),
  at(
    "my currencies: refreshing",
    "/mycurrency/list",
    "currencySwitches refreshing",
    {
      [MINE]: (turn) => (turn === 1 ? reply(CURRENCIES) : "waits"),
    },
    { prepare: press("currencies:refresh"), ...underWay },
  ),
  at(
    "wallet: address loading",
    "/wallet/index",
    "resource loading",
    {
      "/GetUserWallet": "waits",
    },
    underWay,
  ),
  at("wallet: address could not be loaded", "/wallet/index", "resource failed", {
    "/GetUserWallet": REFUSED,
  }),
];
