import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { APPLICATION_ACTS } from "./applications.ts";
import { holdTimers } from "./hold-timers.ts";
import { type Mock, type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { PAYING, PLACING } from "./orders.ts";
import { UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import { clickButton, expectText, inOrder, situation } from "./situation.ts";

const situationAt = (shows: string, path: string) => (name: string, mocks: Mocks, prepare?: Screen["prepare"]) =>
  situation(name, path, shows, { mocks, prepare });

const MINE = "/api/Currency/Mine";
const USDT = sampleCurrency("usdt", { enabled: true });
const TRX = sampleCurrency("trx", { symbol: "TRX", type: "standard" });
const ODD = { ...sampleCurrency("odd"), network: UNFORESEEN, status: UNFORESEEN };
const mine = (items: readonly object[], limit: number | null | undefined) => reply({ items, limit });
const toggleCurrency =
  (at: number) =>
  ({ page }: Person) =>
    page.getByRole("switch").nth(at).click();
const currencies = situationAt("currencySwitches ready", "/mycurrency/list");
const CURRENCY_ACTS: readonly Screen[] = [
  currencies("my currencies: no limit, unknown network", {
    [MINE]: mine([USDT, ODD, { ...ODD, id: "no", network: null }], null),
  }),
  currencies("my currencies: limit unknown", { [MINE]: mine([USDT, TRX], undefined) }),
  currencies("my currencies: limit reached", { [MINE]: mine([USDT, TRX], 1) }),
  currencies("my currencies: limit exceeded", { [MINE]: mine([USDT, { ...TRX, enabled: true }], 1) }),
  currencies(
    "my currencies: one could not be switched on",
    { [MINE]: mine([USDT, TRX], 3), "/api/Currency/Switch": refusal("2501") },
    inOrder(toggleCurrency(1), expectText("currencies:mine.notOn")),
  ),
  currencies(
    "my currencies: one could not be switched off",
    { [MINE]: mine([USDT, TRX], 3), "/api/Currency/Switch": "is not offered" },
    inOrder(toggleCurrency(0), expectText("currencies:mine.notOff")),
  ),
  currencies(
    "my currencies: could not be refreshed",
    { [MINE]: (turn) => (turn === 1 ? mine([USDT, TRX], 3) : REFUSED) },
    inOrder(
      async (person) => person.expectState("currencySwitches", "ready"),
      clickButton("currencies:refresh"),
      expectText("currencies:mine.stale"),
    ),
  ),
  situationAt("resource loaded", "/wallet/index")("wallet: balance not supported by the service", {
    "/api/Wallet/Balance": "is not offered",
  }),
  situation("wallet: balance loading", "/wallet/index", "resource loading", {
    mocks: { "/api/Wallet/Balance": "waits" },
    isLoading: true,
  }),
  situationAt("resource failed", "/wallet/index?network=ETH")("wallet: balance could not be loaded", {
    "/api/Wallet/Balance": REFUSED,
  }),
];

const ORDERS = "/api/Order/List";
const failing = (name: string, becomes: Mock, prepare?: Screen["prepare"]) =>
  situationAt("list failed", "/order/list")(`orders: ${name}`, { [ORDERS]: becomes }, prepare);
const LONG = "The service is being looked after, and will be back. ".repeat(30);
/** Each way in which a list call can fail (8.2, 8.4). */
const FAILURES: readonly Screen[] = [
  failing(
    "service error, details copied",
    { status: 502 },
    inOrder(async (person) => holdTimers(person), clickButton("shell:problem.copyDetails")),
  ),
  failing("unreadable answer", reply("no list")),
  failing("refused without a message", refusal("9999")),
  failing("refused with a known error code", refusal("2005")),
  failing(
    "refused with a long message, expanded",
    { accepted: false, errCode: "9999", errMsg: LONG },
    clickButton("shell:problem.showAll"),
  ),
];

/** Ordering, paying, applications and currencies beyond machine states (2.25 to 2.27, 2.31, 4.4, 4.5, 8.2, 8.4). */
export const BUSINESS_SITUATIONS: readonly Screen[] = [
  ...PLACING,
  ...PAYING,
  ...APPLICATION_ACTS,
  ...CURRENCY_ACTS,
  ...FAILURES,
];
