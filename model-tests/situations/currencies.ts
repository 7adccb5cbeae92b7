import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import { clickButton, expectState, expectText, inOrder, LOADING, type More, situation } from "./situation.ts";

const [MINE, SWITCH, BALANCE] = ["/api/Currency/Mine", "/api/Currency/Switch", "/api/Wallet/Balance"];
const USDT = sampleCurrency("usdt", { enabled: true });
const TRX = sampleCurrency("trx", { symbol: "TRX", type: "standard" });
const ODD = { ...sampleCurrency("odd"), network: UNFORESEEN, status: UNFORESEEN };
const mine = (items: readonly object[], limit: number | null | undefined = 3) => reply({ items, limit });
const TWO = mine([USDT, { ...TRX, name: "TRON" }]);
const toggleCurrency =
  (at: number) =>
  ({ page }: Person) =>
    page.getByRole("switch").nth(at).click();
const currencies = (name: string, mocks: Mocks, prepare?: Screen["prepare"], shows = "ready", more: More = {}) =>
  situation(`my currencies: ${name}`, "/mycurrency/list", `currencySwitches ${shows}`, { mocks, prepare, ...more });
const wallet = (name: string, shows: string, mocks: Mocks, query = "", more: More = {}) =>
  situation(`wallet: ${name}`, `/wallet/index${query}`, `resource ${shows}`, { mocks, ...more });

/** The merchant's currencies and the wallet, in every state (2.31). */
export const CURRENCY_STATES: readonly Screen[] = [
  currencies("loading", { [MINE]: "waits" }, undefined, "loading", LOADING),
  currencies("could not be loaded", { [MINE]: REFUSED }, undefined, "unavailable"),
  currencies("none", { [MINE]: mine([]) }),
  currencies("unreadable row", { [MINE]: mine([{ ...TRX, name: "TRON" }, {}], 0) }),
  currencies("switching one", { [MINE]: TWO, [SWITCH]: "waits" }, toggleCurrency(-1), "switching", LOADING),
  currencies(
    "refreshing",
    { [MINE]: (turn) => (turn === 1 ? TWO : "waits") },
    clickButton("currencies:refresh"),
    "refreshing",
    LOADING,
  ),
  wallet("address loading", "loading", { "/GetUserWallet": "waits" }, "", LOADING),
  wallet("address could not be loaded", "failed", { "/GetUserWallet": REFUSED }),
  wallet("the package allows no more addresses", "failed", { "/GetUserWallet": refusal("2301") }, "?network=BSC"),
];

/** The same beyond machine states. */
export const CURRENCY_ACTS: readonly Screen[] = [
  currencies("no limit, unknown network", { [MINE]: mine([USDT, ODD, { ...ODD, id: "no", network: "" }], null) }),
  currencies("limit unknown", { [MINE]: reply({ items: [USDT, TRX] }) }),
  currencies("limit reached", { [MINE]: mine([USDT, TRX], 1) }),
  currencies("limit exceeded", { [MINE]: mine([USDT, { ...TRX, enabled: true }], 1) }),
  currencies(
    "one could not be switched on",
    { [MINE]: mine([USDT, TRX]), [SWITCH]: refusal("2501") },
    inOrder(toggleCurrency(1), expectText("currencies:mine.notOn")),
  ),
  currencies(
    "one could not be switched off",
    { [MINE]: mine([USDT, TRX]), [SWITCH]: "is not offered" },
    inOrder(toggleCurrency(0), expectText("currencies:mine.notOff")),
  ),
  currencies(
    "could not be refreshed",
    { [MINE]: (turn) => (turn === 1 ? mine([USDT, TRX]) : REFUSED) },
    inOrder(
      expectState("currencySwitches", "ready"),
      clickButton("currencies:refresh"),
      expectText("currencies:mine.stale"),
    ),
  ),
  wallet("balance not supported by the service", "loaded", { [BALANCE]: "is not offered" }),
  wallet("balance loading", "loading", { [BALANCE]: "waits" }, "", LOADING),
  wallet("balance could not be loaded", "failed", { [BALANCE]: REFUSED }, "?network=ETH"),
];
