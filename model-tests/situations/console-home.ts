import { createHmac } from "node:crypto";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import { signatureCheck } from "#model-tests/browser/areas/screen-situations.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { listReply, type Mock, type Mocks, REFUSED, reply } from "./mocks.ts";
import { BILL, LAST_LOGIN as LAST, UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  expectState,
  expectText,
  fastForward,
  inOrder,
  LOADING,
  type More,
  situation,
  thenMock,
  withoutNickname,
} from "./situation.ts";

const FIGURES = "/api/Dashboard/Figures";
const RECEIPTS = "/api/Dashboard/Receipts";
const ATTENTION = "/api/Dashboard/Attention";
const PROGRESS = "/api/Dashboard/Progress";

const home = (name: string, shows: string, mocks: Mocks, more: More = {}) =>
  situation(`console home: ${name}`, "/console/index", shows, { mocks, ...more });

const LIMITS = { wallets: 3, currencies: null, applications: 1 };
const COUNTS = { walletCount: 3, availableCurrencies: 2, applicationCount: 4 };
const figures = (more: object) => ({
  [FIGURES]: reply({ accountBalance: "12.50", mainChainAmount: null, ...COUNTS, ...more }),
});
const PACKAGE = { name: "Standard", limits: LIMITS, expiresAt: null };

const needs = (kind: string, more: object = {}) => ({
  ...{ kind, subject: `S-${kind}`, name: null, count: null, amount: null, until: null, ...more },
});
const NEEDS = [
  needs("receiverFailing", { name: "Web shop", count: 12 }),
  needs("callbacksFailed", { subject: "", count: 3 }),
  needs("orderUnpaid", { amount: "29.90", until: "2026-11-21T10:00:00.000Z" }),
  needs("orderUnderpaid", { amount: "17.40", until: "2026-11-23T10:00:00.000Z" }),
  needs("orderNotConfirmed", { amount: "29.90", until: "2026-11-23T10:00:00.000Z" }),
  needs("packageEnding", { subject: "Standard", until: "2026-11-28T00:00:00.000Z" }),
  needs("currencySuspended", { subject: "USDC-TRC20" }),
  needs(UNFORESEEN),
];

/** The same to-dos with and without a deadline. */
const NEEDS_OTHERWISE = [
  needs("callbacksFailed", { subject: "", count: 1, until: "2026-11-21T10:00:00.000Z" }),
  needs("orderUnpaid", { amount: "29.90" }),
  needs("orderNotConfirmed", { amount: "29.90" }),
  needs("currencySuspended", { subject: "USDC-TRC20", until: "2026-11-22T08:00:00.000Z" }),
];
/** Opens the explanation of each figure. */
const openDefinitions = async ({ page }: Person) => {
  await page.getByRole("definition").filter({ hasText: "3.00 USDT" }).first().waitFor();
  for (const question of await page.locator("dl summary").all()) await question.click();
};

const SHOPS = ["Web shop", "Kiosk", "Market", "Café", "Bakery", "Florist", "Tailor"];
const PAID = [
  ...SHOPS.map((applicationName, index) =>
    sampleReceipt("2026-11-20", { applicationName, applicationCode: `APP${index}`, amount: `${100 - index}.50` }),
  ),
  sampleReceipt("2026-11-21", { amount: "1.00" }),
  sampleReceipt("2026-11-21", { currency: "USDC", tokenProtocol: "", amount: "7.00" }),
];
const received = (items: readonly unknown[], more: object = {}) => ({
  [RECEIPTS]: reply({
    ...sampleReceipts([], { yesterdayByNow: [{ currency: "USDT", amount: "50.00" }] }),
    items,
    ...more,
  }),
});
const expectTrend = expectState("receiptsTrend", "loaded");
const choose = (...words: readonly string[]) =>
  inOrder(
    expectTrend,
    ...words.map(
      (key) =>
        async ({ page, t }: Person) =>
          page.getByText(t(`dashboard:receipts.${key}`), { exact: true }).click(),
    ),
  );
/** Events instead of the real pointer, which moves away before the text is read. */
const hoverLastDay = async ({ page }: Person) => {
  const day = page.locator('[data-machine="receiptsTrend"] svg[aria-label] rect').last();
  const { x = 0, y = 0 } = (await day.boundingBox()) ?? {};
  for (const type of ["mouseover", "mousemove"])
    await day.dispatchEvent(type, { bubbles: true, clientX: x + 1, clientY: y + 1 });
  await page.locator('[data-machine="receiptsTrend"] dl.figures dd').first().waitFor();
};
const BILLS = "/api/Bill/List";
const ORDERS = "/api/Order/List";

/** The parts of the home are independent, so that one situation shows several of their states. */
const HOME: readonly Screen[] = [
  home(
    "limits exceeded, every to-do, receipts by application",
    "receiptsTrend loaded",
    {
      ...{ ...figures({ package: PACKAGE }), ...received(PAID), [ATTENTION]: listReply(...NEEDS) },
      ...{ [BILLS]: listReply({ ...BILL, paidAt: null }, BILL), [ORDERS]: listReply() },
    },
    { stored: { "quick-entrances": "[]" }, prepare: choose("by.application") },
  ),
  home(
    "most figures unknown, no to-dos, receipts by application in a table",
    "receiptsTrend loaded",
    {
      ...{
        ...figures({ walletCount: null, accountBalance: null, trialLimits: null }),
        ...received(PAID),
        [ATTENTION]: listReply(),
      },
      ...{ [BILLS]: REFUSED, [ORDERS]: listReply({}, sampleOrder("paid")) },
    },
    { stored: { "quick-entrances": '["orderList","oldScreen"]' }, prepare: choose("by.application", "as.table") },
  ),
  home(
    "trial version, to-dos unreadable, some receipts unreadable",
    "receiptsTrend loaded",
    {
      ...{
        ...figures({ package: null }),
        ...received([{ day: "2026-11-20" }, ...PAID, {}], { yesterdayByNow: null }),
        [ATTENTION]: listReply({}),
      },
      ...{ [BILLS]: "waits", [ORDERS]: "waits" },
    },
    { prepare: choose("as.table"), ...LOADING },
  ),
  home("receipts not supported, to-dos could not be loaded", "resource loaded", {
    ...{
      ...figures({
        ...{ dailyCollection: "3.00", mainChainAmount: "20.00", walletCount: 0, availableCurrencies: null },
        package: { ...PACKAGE, limits: { wallets: 0, currencies: 5, applications: 1 } },
      }),
      [RECEIPTS]: "is not offered",
      [ATTENTION]: REFUSED,
    },
    ...{ [ORDERS]: REFUSED, "/api/Login/CheckLastLogin": reply(LAST) },
  }),
  home(
    "to-dos with deadlines, explanations of the figures",
    "resource loaded",
    {
      ...figures({ dailyCollection: "3.00", package: PACKAGE }),
      [RECEIPTS]: "is not offered",
      [ATTENTION]: listReply(...NEEDS_OTHERWISE),
    },
    { prepare: inOrder(expectState("resource", "loaded"), openDefinitions) },
  ),
  home("figures and receipts not supported", "quickEntrances shown", {
    [FIGURES]: "is not offered",
    [RECEIPTS]: "is not offered",
    [ATTENTION]: "is not offered",
  }),
  home(
    "no orders, being refreshed",
    "list loading.nothing",
    { [ORDERS]: listReply() },
    {
      prepare: inOrder(expectState("list", "empty"), thenMock({ [ORDERS]: "waits" }), clickButton("dashboard:refresh")),
      ...LOADING,
    },
  ),
  home(
    "to-dos loading slowly, no receipts yet",
    "receiptsTrend loaded",
    { [ATTENTION]: "waits", ...received([]) },
    {
      prepare: inOrder(
        ({ page, t }) => page.getByLabel(t("dashboard:attention.loading")).first().waitFor(),
        fastForward(3_001),
        expectState("quickEntrances", "shown"),
      ),
      ...LOADING,
    },
  ),
  home(
    "receipts of three months in another currency, explained",
    "receiptsTrend loaded",
    received(PAID, { yesterdayByNow: [] }),
    {
      prepare: inOrder(
        choose("threeMonths", "by.application"),
        ({ page }) => page.getByRole("radio", { name: "USDC" }).click(),
        ({ page }) => page.locator('[data-machine="receiptsTrend"] summary').first().click(),
      ),
    },
  ),
  home(
    "receipts all zero, quick entrances chosen",
    "receiptsTrend loaded",
    received([sampleReceipt("2026-11-21", { amount: "0" })]),
    {
      prepare: inOrder(
        expectTrend,
        clickButton("dashboard:entrances.choose"),
        clickButton("dashboard:entrances.finish"),
      ),
    },
  ),
  home("receipts, pointer on a day", "receiptsTrend loaded", received(PAID), {
    prepare: inOrder(choose("by.application"), hoverLastDay),
  }),
  home(
    "receipts by network, pointer on a day, balance explained",
    "receiptsTrend loaded",
    {
      ...figures({ accountBalance: "12.50", mainChainAmount: "10.00" }),
      ...received([...PAID, sampleReceipt("2026-11-20", { network: "ETH", tokenProtocol: "ERC20", amount: "44.00" })]),
    },
    { prepare: inOrder(expectTrend, hoverLastDay) },
  ),
  home("receipts by currency", "receiptsTrend loaded", received(PAID), {
    prepare: inOrder(choose("by.currency"), ({ page }) => page.locator('main a[href="/user/center"]').first().hover()),
  }),
  home(
    "merchant without a nickname, access process collapsed",
    "quickEntrances shown",
    { "/api/user/logout": reply({ role: "" }) },
    {
      stored: { "access-process": "folded" },
      prepare: inOrder(
        withoutNickname,
        expectState("session", "signedIn"),
        ({ page }) => page.locator(".user-button").click(),
        ({ page }) => page.getByRole("menuitem").first().waitFor(),
      ),
    },
  ),
  home(
    "payments of a new merchant unknown, on a phone",
    "quickEntrances shown",
    { [PROGRESS]: "waits" },
    { who: "newcomer", width: 360, ...LOADING },
  ),
  home(
    "new merchant with a balance",
    "accessProcess shown",
    { [PROGRESS]: reply({ emailVerified: true, paymentReceived: false }), ...figures({ accountBalance: "250" }) },
    { who: "newcomer" },
  ),
  home(
    "access process, some steps and the balance unknown",
    "accessProcess shown",
    {
      [PROGRESS]: reply({ emailVerified: true, paymentReceived: false }),
      [FIGURES]: { changed: (value) => ({ ...Object(value), accountBalance: null }) },
    },
    { who: "newcomer" },
  ),
  ...(["currencyOn", "paymentReceived", "callbackAddressSet", "callbackReceived"] as const).map((done) =>
    home(
      `access process, done up to ${done}`,
      "accessProcess shown",
      { [PROGRESS]: reply(progressUntil(done)) },
      { who: "newcomer" },
    ),
  ),
  home(
    "access process, nothing done",
    "accessProcess shown",
    {
      [PROGRESS]: reply(Object.fromEntries(Object.keys(progressUntil("paymentReceived")).map((step) => [step, false]))),
    },
    { who: "newcomer" },
  ),
];

const SECRET = "as_secret";
const TIME = "2026-11-21T09:30:00.000Z";
const BODY = '{"amount":"12.50"}';
const signed = (time: string, secret = SECRET) => createHmac("sha256", secret).update(`${time}.${BODY}`).digest("hex");
const headers = (time: string, signature: string, next = "") =>
  `X-Timestamp: ${time}\nX-Signature: ${signature}${next && `\nX-Signature-Next: ${next}`}`;
const DELIVERED = sampleCallback("delivered");
const EARLIER = "2026-11-21T08:30:00.000Z";

/** What is checked, by the verdict. */
const VERDICTS = [
  ["genuine", headers(TIME, signed(TIME)), BODY, SECRET],
  ["genuineNext", headers(TIME, signed(TIME, "old"), signed(TIME)), BODY, SECRET],
  ["stale", headers(EARLIER, signed(EARLIER)), BODY, SECRET],
  ["missingHeader", `X-Timestamp: ${TIME}`, BODY, SECRET],
  ["badTimestamp", headers("yesterday", signed("yesterday")), BODY, SECRET],
  ["changedBody", headers(TIME, signed(TIME)), `${BODY} `, SECRET],
  ["changedBody, cut off", headers(TIME, signed(TIME)), BODY.slice(0, -1), SECRET],
  ["secretHasSpaces", headers(TIME, signed(TIME)), BODY, ` ${SECRET} `],
  ["notASecret", headers(TIME, signed(TIME)), BODY, "ak_4f2a"],
] as const;
const HELP: readonly Screen[] = [
  ...VERDICTS.map(([kind, lines, body, secret]) =>
    situation(`signature: ${kind}`, "/help/developers", "signatureCheck checked", {
      prepare: async (person) => {
        const field = (name: string) => person.page.getByLabel(name, { exact: true });
        await field(person.t("help:checker.headers")).fill(lines);
        await field(person.t("help:checker.body")).fill(body);
        await field("AppSecret").fill(secret);
        await person.button("help:checker.check").click();
      },
    }),
  ),
  situation("signature: a recorded attempt", "/callback/list?open=CB100042", "signatureCheck checked", {
    mocks: {
      "/api/Callback/List": listReply({
        ...DELIVERED,
        payload: BODY,
        attempts: DELIVERED.attempts.map((attempt) => ({ ...attempt, sentAt: EARLIER, signature: signed(EARLIER) })),
      }),
    },
    prepare: async (person) => {
      await person.page
        .getByRole("link", { name: person.t("bills:callback.checkSignature") })
        .first()
        .click();
      await person.page.getByLabel("AppSecret", { exact: true }).fill(SECRET);
      await person.button("help:checker.check").click();
    },
  }),
  situation("developer centre: curl example", "/help/developers", "signatureCheck typing", {
    prepare: ({ page }) => page.getByText("curl", { exact: true }).first().click(),
  }),
  situation(
    "developer centre: request of a callback filled in",
    "/callback/list?open=CB100042",
    "signatureCheck typing",
    {
      mocks: { "/api/Callback/List": listReply(DELIVERED) },
      prepare: ({ page, t }) =>
        page
          .getByRole("link", { name: t("bills:callback.checkSignature") })
          .first()
          .click(),
    },
  ),
];

/** The console home and the help beyond machine states (2.24). */
export const CONSOLE_HOME_SITUATIONS: readonly Screen[] = [...HOME, ...HELP];

/** The first call succeeds, and the next one is mocked. */
const firstThen = (next: Mock): Mocks => ({
  [PROGRESS]: (turn) => (turn === 1 ? reply(progressUntil("applicationAdded")) : next),
});
const refreshed = inOrder(expectState("accessProcess", "shown"), clickButton("dashboard:refresh"));
/** Checks a signature with a WebCrypto that never answers, or fails. */
const checking = (name: string, shows: string, fails: boolean, more: More = {}) =>
  situation(`signature check: ${name}`, "/help/developers", `signatureCheck ${shows}`, {
    prepare: async (person) => {
      await person.page.evaluate((isThrown) => {
        crypto.subtle.importKey = () =>
          isThrown ? Promise.reject(new Error("There is no WebCrypto here")) : new Promise(() => undefined);
      }, fails);
      await signatureCheck(person);
    },
    ...more,
  });

/** The console home and the developer centre, in every state (2.24). */
export const HOME_STATES: readonly Screen[] = [
  home(
    "figures loading",
    "resource loading",
    { [FIGURES]: "waits", [RECEIPTS]: "is not offered" },
    { prepare: expectText("dashboard:figure.dailyCollection"), ...LOADING },
  ),
  home("figures could not be loaded", "resource failed", { [FIGURES]: REFUSED }),
  home("receipts loading", "receiptsTrend loading", { [RECEIPTS]: "waits" }, LOADING),
  home("receipts could not be loaded", "receiptsTrend failed", { [RECEIPTS]: REFUSED }),
  home("access process refreshing", "accessProcess loading", firstThen("waits"), { prepare: refreshed, ...LOADING }),
  home("access process could not be refreshed", "accessProcess unavailable", firstThen(REFUSED), {
    prepare: refreshed,
  }),
  home("access process being restored", "accessProcess reopening", firstThen("waits"), {
    prepare: inOrder(
      expectState("accessProcess", "shown"),
      clickButton("dashboard:access.fold"),
      clickButton("dashboard:access.callBack"),
    ),
    ...LOADING,
  }),
  home(
    "choosing quick entrances",
    "quickEntrances choosing",
    {},
    { prepare: clickButton("dashboard:entrances.choose") },
  ),
  checking("in progress", "checking", false, LOADING),
  checking("not supported by the browser", "impossible", true),
];
