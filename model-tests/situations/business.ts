import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { COVERED_ORDER, sampleOrder } from "#machines/testing/sample-order.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { APPLICATIONS, button, CREDENTIALS, GATE, passGate } from "./applications.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mock, type Mocks, REFUSED, reply } from "./mocks.ts";
import { APPLICATION, CONFIGURED, HASH, orderWith, TRANSFER, UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  dismissDialog,
  expectState,
  expectText,
  inOrder,
  pressKeys,
  situation,
  thenMock,
  waitForToast,
} from "./situation.ts";

const refusal = (errCode: string) => ({ accepted: false, errCode, errMsg: "" }) as const;
const situationAt = (shows: string, path: string) => (name: string, mocks: Mocks, prepare?: Screen["prepare"]) =>
  situation(name, path, shows, { mocks, ...(prepare && { prepare }) });

const PACKAGES = "/api/Package/List";
const LIMITS = { wallets: 3, currencies: null, applications: 1 };
const MONTH = { unit: "month", months: 1, amount: "10.00", runsFrom: null, runsUntil: "2026-12-21T00:00:00.000Z" };
const OFFERED = [
  {
    ...{ id: "small", name: "Small", limits: { wallets: 1, currencies: 1 } },
    terms: [
      MONTH,
      { ...MONTH, unit: "quarter", months: 3, amount: "24.00", runsFrom: "2026-11-21T00:00:00.000Z", runsUntil: null },
    ],
  },
  {
    id: "odd",
    name: "Odd",
    limits: LIMITS,
    terms: [
      { ...MONTH, amount: "?" },
      { ...MONTH, unit: UNFORESEEN, months: null },
    ],
  },
  { id: "late", name: "Late", limits: LIMITS, terms: [{ ...MONTH, unit: "quarter", months: 3, amount: "30" }] },
];
const USED = reply({
  ...{ accountBalance: "1", walletCount: 2, availableCurrencies: 3, applicationCount: null },
  package: { name: "Small", limits: LIMITS, expiresAt: null },
});
const packages = situationAt("orderPlacement choosing", "/order/packages");
const chooseFirst = (person: Person) => packageChoice(person).cards.first().click();
const placeOrder = (person: Person) => packageChoice(person).order.click();
const PLACING: readonly Screen[] = [
  packages(
    "packages: some prices and terms unreadable, one limit exceeded",
    { [PACKAGES]: listReply(...OFFERED, {}), "/api/Dashboard/Figures": USED },
    chooseFirst,
  ),
  packages(
    "packages: three-month term with savings",
    { [PACKAGES]: listReply(...OFFERED) },
    inOrder(({ page }) => page.locator('input[name="term"]').nth(1).check({ force: true }), chooseFirst),
  ),
  packages("packages: none on sale", { [PACKAGES]: listReply() }),
  packages(
    "packages: ordered without a selection",
    {},
    inOrder(placeOrder, expectText("orders:packages.packageMissing")),
  ),
  packages(
    "packages: order refused",
    { "/api/Order/Create": refusal("2103") },
    inOrder(chooseFirst, placeOrder, ({ page }) => page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor()),
  ),
  situation("packages: could not be refreshed, last ones kept", "/order/packages", "orderPlacement unavailable", {
    prepare: inOrder(
      expectState("orderPlacement", "choosing"),
      (person) => person.navigate("/user/center"),
      expectState("devices", "shown"),
      thenMock({ [PACKAGES]: REFUSED }),
      (person) => person.navigate("/order/packages"),
    ),
  }),
  situationAt("orderPayment payment.pending.open", "/order/packages")(
    "packages: ordered, payment pending",
    { "/api/Order/Create": reply(sampleOrder("pending")), "/api/Order/Detail": reply(sampleOrder("pending")) },
    inOrder((person) => holdTimers(person), chooseFirst, placeOrder),
  ),
];

const DETAIL = "/api/Order/Detail";
const { code } = sampleOrder("pending");
const paying = (name: string, order: object, shows: string, mocks: Mocks = {}, prepare?: Screen["prepare"]) =>
  situation(`paying: ${name}`, `/order/list?pay=${code}`, `orderPayment ${shows}`, {
    mocks: { [DETAIL]: reply(order), "/api/Order/List": listReply(order), ...mocks },
    ...(prepare && { prepare }),
  });
const then = (one: Mock, next: Mock): Mocks => ({ [DETAIL]: (turn) => (turn === 1 ? one : next) });
/** Advances the browser's clock. */
const advanceClock =
  (time: number) =>
  async ({ page }: Person) => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setFixedTime(now + time);
  };
const cancelling = (name: string, mocks: Mocks, shows: string | [], prepare?: Screen["prepare"]) =>
  situation(`cancelling: ${name}`, `/order/list?cancel=${code}`, shows, {
    mocks: { [DETAIL]: reply(sampleOrder("pending")), ...mocks },
    ...(prepare && { prepare }),
  });
const PAGE_OF_SUPPORT = { "/config.json": { file: { support: "https://help.example" } } };
const PAYING: readonly Screen[] = [
  paying(
    "partly paid, little time left",
    orderWith("pending", {
      ...{ received: "12.50", remaining: "17.40", secondsLeft: 120, transfers: [TRANSFER] },
    }),
    "payment.pending.open",
  ),
  paying(
    "payment window ends",
    orderWith("pending", { secondsLeft: 2 }),
    "payment.pending.open",
    then(reply(orderWith("pending", { secondsLeft: 2 })), "waits"),
    inOrder(expectState("orderPayment", "pending"), advanceClock(3_000), expectText("orders:pay.timeOver")),
  ),
  paying("confirmation failed", orderWith("failed", {}, { payReason: "confirmationRefused" }), "payment.failed"),
  paying("failed without a reason", orderWith("failed", { remaining: "0" }, { payReason: null }), "payment.failed"),
  paying(
    "overpaid, contact support",
    orderWith("paid", {
      ...{ excess: "5", excessHandling: "contactSupport", transfers: [{ ...TRANSFER, kind: "late", hash: HASH }] },
    }),
    "payment.paid",
    PAGE_OF_SUPPORT,
  ),
  paying("status missing", { ...sampleOrder("pending"), payStatus: "" }, "payment.unforeseen", CONFIGURED),
  paying(
    "paid in full, still pending",
    COVERED_ORDER,
    "payment.pending.open",
    {},
    expectText("orders:pay.coveredTitle"),
  ),
  paying("cancelled without a reason", orderWith("cancelled", {}, { payReason: null }), "payment.cancelled"),
  paying(
    "could not be loaded",
    sampleOrder("pending"),
    "payment.unknown",
    { [DETAIL]: REFUSED },
    inOrder(
      inOrder(expectText("orders:pay.unseen"), clickButton("shell:error.retry"), expectText("orders:pay.unseen")),
      clickButton("shell:error.retry"),
      expectText("orders:pay.unseen"),
    ),
  ),
  paying(
    "no connection, then loaded",
    sampleOrder("pending"),
    "payment.unknown",
    { [DETAIL]: "breaks off" },
    expectText("orders:pay.unseen"),
  ),
  paying(
    "paid while the finish dialog is open",
    sampleOrder("pending"),
    "offer.open",
    {
      ...then(reply(sampleOrder("pending")), reply(sampleOrder("paid"))),
      "/api/Order/FinishPayment": reply(sampleOrder("waiting")),
    },
    async (person) => {
      await payDialog(person, code).finish.click();
      await payDialog(person, code).offer.waitFor();
      await person.page.clock.fastForward(10_000);
      await person.expectText("orders:pay.offer.paid");
    },
  ),
  cancelling(
    "refused",
    { "/api/Order/Cancel": refusal("2102") },
    "orderPayment payment.pending.confirmingCancel",
    inOrder(clickButton("orders:pay.cancelAsk.confirm"), ({ page }) =>
      page.getByRole("alertdialog").getByRole("alert").waitFor(),
    ),
  ),
  cancelling(
    "order paid in full, still pending",
    { [DETAIL]: reply(COVERED_ORDER) },
    "list shown",
    expectText("orders:pay.coveredCancel"),
  ),
  cancelling("order loading", { [DETAIL]: "waits" }, "orderPayment payment.unknown"),
  cancelling("order was paid in the meantime", { [DETAIL]: reply(sampleOrder("paid")) }, "list shown"),
  cancelling(
    "done",
    { "/api/Order/Cancel": reply(sampleOrder("cancelled")) },
    "list shown",
    clickButton("orders:pay.cancelAsk.confirm"),
  ),
];

const fillForm = async (person: Person) => {
  await holdTimers(person);
  await applicationForm(person).name.fill("Web shop");
  await applicationForm(person).address.fill("https://shop.example");
};
const submitForm = (person: Person) => applicationForm(person).add.click();
const adding = situationAt("applicationCreation open.showingIssues", "/app/list?add=1");
const editing = (name: string, shows: string, mocks: Mocks, prepare: Screen["prepare"]) =>
  situationAt(shows, `/app/list?edit=${APPLICATION.code}`)(name, { ...APPLICATIONS, ...GATE, ...mocks }, prepare);
const VIEW = "/api/App/Credentials";
const credentials = (name: string, act: string, shows: string, mocks: Mocks, prepare: Screen["prepare"]) =>
  situationAt(shows, `/app/list?${act}=${APPLICATION.code}`)(
    `credentials: ${name}`,
    { ...APPLICATIONS, ...GATE, [VIEW]: reply(CREDENTIALS), ...mocks },
    prepare,
  );
const APPLICATION_ACTS: readonly Screen[] = [
  adding("adding an application: name too long, URLs with a password", {}, async (person) => {
    const form = applicationForm(person);
    await form.name.fill("n".repeat(300));
    await form.address.fill("https://me:secret@shop.example");
    await submitForm(person);
  }),
  adding("adding an application: invalid name and URLs", {}, async (person) => {
    const form = applicationForm(person);
    await form.name.fill("Web\u0007shop");
    await form.address.fill("shop");
    await form.rechargeCallback.fill("ftp://shop.example");
    await submitForm(person);
  }),
  situationAt("applicationCreation open.creating", "/app/list?add=1")(
    "adding an application: cannot be closed while saving",
    { "/api/App/Create": "waits" },
    inOrder(fillForm, submitForm, expectState("applicationCreation", "creating"), pressKeys("Escape")),
  ),
  adding(
    "adding an application: package limit reached",
    { "/api/App/Create": refusal("2201") },
    inOrder(fillForm, submitForm, expectText("applications:problem.toPackages")),
  ),
  situation("adding an application: added but hidden by a filter", "/app/list?status=disabled&add=1", "list noMatch", {
    mocks: { "/api/App/List": listReply(), "/api/App/Create": reply(APPLICATION) },
    prepare: inOrder(fillForm, submitForm, expectText("list:showAdded")),
  }),
  situation("adding an application: added and visible", "/app/list?add=1", "list shown", {
    mocks: { "/api/App/List": listReply(APPLICATION), "/api/App/Create": reply(APPLICATION) },
    prepare: inOrder(dismissDialog, clickButton("applications:list.add"), fillForm, submitForm, waitForToast),
  }),
  editing(
    "editing an application: saved",
    "list shown",
    { "/api/App/Update": reply(APPLICATION) },
    inOrder(
      dismissDialog,
      (person) => person.navigate(`/app/list?edit=${APPLICATION.code}`),
      passGate,
      (person) => holdTimers(person),
      (person) => applicationForm(person).save.click(),
      waitForToast,
    ),
  ),
  credentials(
    "hidden again",
    "credentials",
    "credentialView available.secret.masked",
    {},
    inOrder(passGate, button("credentials.reveal"), button("credentials.hide")),
  ),
  credentials("code required for rotation", "rotate", "credentialView verifying", {}, button("gate.confirm")),
  credentials(
    "AppSecret rotated",
    "rotate",
    "credentialView available.secret.masked",
    { "/api/App/RotateSecret": reply({ ...CREDENTIALS, oldSecretUntil: "2026-11-22T09:30:00.000Z" }) },
    inOrder(button("gate.confirm"), passGate),
  ),
  credentials(
    "old AppSecret ended",
    "endOld",
    "credentialView available.secret.masked",
    { "/api/App/EndOldSecret": reply({ ...CREDENTIALS, oldSecretUntil: "2026-11-21T09:00:00.000Z" }) },
    inOrder(button("gate.confirm"), passGate),
  ),
];

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
  failing("no connection to the service", "breaks off"),
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
