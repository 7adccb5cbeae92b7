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
const turnsOn = ({ page }: Person) => page.getByRole("switch").last().click();

/** The access process is known, and then asked for once more. */
const onceThen = (next: Mock): Mocks => ({
  [PROGRESS]: (turn) => (turn === 1 ? reply(progressUntil("applicationAdded")) : next),
});
async function refreshed(person: Person) {
  await person.expectState("accessProcess", "shown");
  await person.button("dashboard:refresh").click();
}

/** The console home and the developer centre (2.24), the merchant's currencies and the wallet (2.31). */
export const HOME_SITUATIONS: readonly Screen[] = [
  home("figures on their way", "resource loading", { [FIGURES]: "waits" }, underWay),
  home("figures that cannot be had", "resource failed", { [FIGURES]: REFUSED }),
  home("receipts on their way", "receiptsTrend loading", { [RECEIPTS]: "waits" }, underWay),
  home("receipts that cannot be had", "receiptsTrend failed", { [RECEIPTS]: REFUSED }),
  home("the access process, some of it done", "accessProcess shown", {
    [PROGRESS]: reply(progressUntil("applicationAdded")),
  }),
  home("the access process, looked at again", "accessProcess loading", onceThen("waits"), {
    prepare: refreshed,
    ...underWay,
  }),
  home("the access process, which can no more be had", "accessProcess unavailable", onceThen(REFUSED), {
    prepare: refreshed,
  }),
  home("the access process being called back", "accessProcess callingBack", onceThen("waits"), {
    prepare: async (person) => {
      await person.expectState("accessProcess", "shown");
      await person.button("dashboard:access.fold").click();
      await person.button("dashboard:access.callBack").click();
    },
    ...underWay,
  }),
  home("quick entrances being chosen", "quickEntrances choosing", {}, { prepare: press("dashboard:entrances.choose") }),
  at("no signature to be checked yet", "/help/developers", "signatureCheck typing", {}),
  at(
    "a signature being checked",
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
    "a signature that this browser cannot check",
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
  at("my currencies: on their way", "/mycurrency/list", "currencySwitches loading", { [MINE]: "waits" }, underWay),
  at("my currencies: not to be had", "/mycurrency/list", "currencySwitches unavailable", { [MINE]: REFUSED }),
  at("my currencies: none", "/mycurrency/list", "currencySwitches ready", { [MINE]: reply({ items: [], limit: 3 }) }),
  at("my currencies: one that cannot be read", "/mycurrency/list", "currencySwitches ready", {
    [MINE]: reply({ ...CURRENCIES, items: [...CURRENCIES.items, {}] }),
  }),
  at(
    "my currencies: one being switched",
    "/mycurrency/list",
    "currencySwitches switching",
    {
      ...{ [MINE]: reply(CURRENCIES), "/api/Currency/Switch": "waits" },
    },
    { prepare: turnsOn, ...underWay },
  ),
  at(
    "my currencies: looked at again",
    "/mycurrency/list",
    "currencySwitches refreshing",
    {
      [MINE]: (turn) => (turn === 1 ? reply(CURRENCIES) : "waits"),
    },
    { prepare: press("currencies:refresh"), ...underWay },
  ),
  at(
    "wallet: an address on its way",
    "/wallet/index",
    "resource loading",
    {
      "/GetUserWallet": "waits",
    },
    underWay,
  ),
  at("wallet: an address that cannot be had", "/wallet/index", "resource failed", {
    "/GetUserWallet": REFUSED,
  }),
];
