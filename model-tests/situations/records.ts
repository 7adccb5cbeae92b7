import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { COVERED_ORDER, sampleOrder } from "#machines/testing/sample-order.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mocks, REFUSED, reply } from "./mocks.ts";
import {
  APPLICATION,
  BILL,
  CONFIGURED,
  HASH,
  LATE,
  orderWith,
  RECHARGE,
  STRAY,
  TRANSACTION,
  TRANSFER,
} from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import { clickButton, expectState, inOrder, LOADING, type More as SituationOptions, situation } from "./situation.ts";

type Of = { address: string; call: string; code: string };
const ORDER: Of = { address: "/order/list", call: "/api/Order/List", code: sampleOrder("paid").code };
const OF_BILL: Of = { address: "/bill/list", call: "/api/Bill/List", code: BILL.code };
const OF_RECHARGE: Of = { address: "/rechargeBill/list", call: "/api/RechargeBill/List", code: RECHARGE.number };
const OF_TRANSACTION: Of = { address: "/transaction/list", call: "/api/Transaction/List", code: TRANSACTION.code };
const OF_CALLBACK: Of = {
  ...{ address: "/callback/list", call: "/api/Callback/List", code: sampleCallback("delivered").code },
};
const OF_APPLICATION: Of = { address: "/app/list", call: "/api/App/List", code: APPLICATION.code };
const OF_CURRENCY: Of = { address: "/currencybill/list", call: "/api/Currency/List", code: "usdt" };

/** `shows` is empty where the state is not in the page, as in print. */
type More = SituationOptions & { query?: string; shows?: string | readonly string[] };
/** A record opened beside its list. */
const record = (
  name: string,
  { address, call, code }: Of,
  row: object,
  { query = "", shows = "resource loaded", mocks, ...more }: More = {},
): Screen =>
  situation(name, `${address}?open=${code}${query}`, shows, {
    mocks: { [call]: listReply(row), "/api/Order/Detail": reply(row), "/api/App/Detail": reply(row), ...mocks },
    ...more,
  });
/** The receipt of a record, on screen and printed. */
const receipt = (name: string, of: Of, row: object, more: More = {}): Screen =>
  record(name, of, row, {
    ...{ query: `&receipt=${of.code}`, prepare: printable },
    ...more,
  });
const printable = ({ page }: Person) => page.locator("[data-printed]").waitFor();
const PRINTED = {
  shows: [],
  prepare: async (person: Person) => {
    await printable(person);
    await person.page.emulateMedia({ media: "print" });
  },
};

const CONFIRMING = { ...TRANSFER, confirmations: 3 };
const LESS_LATE = { ...LATE, hash: HASH.toUpperCase(), amount: "5.00" };
const LESS_STRAY = { ...STRAY, amount: "5.00" };
const UNFORESEEN_TRANSFER = { ...STRAY, hash: "", kind: "sent back", network: "SOLANA", amount: null, seenAt: null };
/** An order with unknown enum values only. */
const UNFORESEEN_ORDER = {
  ...{ ...sampleOrder("pending"), payStatus: "on hold", payType: "voucher", type: "gift", termMonths: null },
  ...{ createdAt: null, payReason: "asked to wait", upgradeItem: "", product: "", usage: null },
  payment: {
    ...{ ...sampleOrder("pending").payment, network: "SOLANA", received: null, excess: "1", excessHandling: "burnt" },
    ...{ secondsLeft: null, expiresAt: null, transfers: [UNFORESEEN_TRANSFER] },
  },
};

const ORDERS: readonly Screen[] = [
  record(
    "order: partly paid, confirming",
    ORDER,
    orderWith("pending", { received: "12.50", remaining: "17.40", transfers: [CONFIRMING] }),
  ),
  record("order: paid in full, still pending", ORDER, COVERED_ORDER),
  record("order: waiting, no transfer seen", ORDER, orderWith("waiting", { received: null })),
  record(
    "order: upgrade, paid",
    ORDER,
    // Some services leave what remains of a paid order, or do not say what they received.
    orderWith(
      "paid",
      { received: null, remaining: "29.90", transfers: [TRANSFER] },
      { type: "upgrade", upgradeItem: "Wallets" },
    ),
    { mocks: CONFIGURED },
  ),
  record(
    "order: late payment and payment on another network",
    ORDER,
    orderWith("paid", {
      excess: "10.00",
      excessHandling: "contactSupport",
      transfers: [TRANSFER, LESS_LATE, LESS_STRAY],
    }),
    { mocks: CONFIGURED },
  ),
  record("order: cancelled by the merchant", ORDER, orderWith("cancelled", {}, { payReason: "cancelledByMerchant" })),
  record(
    "order: underpaid",
    ORDER,
    orderWith("failed", { received: "12.50", remaining: "17.40", transfers: [TRANSFER] }),
  ),
  record("order: confirmation failed", ORDER, orderWith("failed", {}, { payReason: "confirmationRefused" })),
  record("order: unknown values only", ORDER, UNFORESEEN_ORDER),
  record("order: could not be loaded", ORDER, sampleOrder("paid"), {
    mocks: { "/api/Order/Detail": REFUSED },
    shows: "resource failed",
  }),
  receipt("order: receipt printed", ORDER, orderWith("paid", { transfers: [TRANSFER] }), {
    mocks: CONFIGURED,
    ...PRINTED,
  }),
  receipt(
    "order: receipt of two transfers, one more dropped by the chain",
    ORDER,
    orderWith("paid", {
      transfers: [
        { ...TRANSFER, hash: "d0".repeat(32), confirmations: 0 },
        { ...TRANSFER, amount: "12.50" },
        { ...TRANSFER, hash: "7f".repeat(32), amount: "17.40" },
      ],
    }),
    { mocks: CONFIGURED },
  ),
  receipt(
    "order: receipt, overpaid, transfer missing",
    ORDER,
    orderWith("paid", { received: "40.00", excess: "10.10", excessHandling: "creditedToBalance" }),
  ),
  receipt("order: receipt, overpaid amount missing", ORDER, orderWith("paid", { received: "29.90", excess: null })),
  record("order: receipt of an unpaid order", ORDER, sampleOrder("pending"), {
    query: `&receipt=${ORDER.code}`,
  }),
];

/** A bill with required fields only. */
const BARE_BILL = {
  ...{ ...BILL, userId: null, transferAmount: null, fromAddress: "", toAddress: "", deliveryAddress: "" },
  ...{ blockNumber: null, tokenProtocol: "", hash: "" },
};
const BILLS: readonly Screen[] = [
  record("application bill: callback failed", OF_BILL, { ...BILL, noticeStatus: "failed" }),
  record("application bill: confirming", OF_BILL, { ...BARE_BILL, noticeStatus: "notNotified", paidAt: null }),
  record("application bill: unknown status and network", OF_BILL, {
    ...BILL,
    noticeStatus: "postponed",
    network: "SOLANA",
    amount: "0",
  }),
  record("application bill: not found", OF_BILL, BILL, {
    mocks: { [OF_BILL.call]: listReply() },
    shows: "resource failed",
  }),
  record("application bill: loading", OF_BILL, BILL, {
    mocks: { [OF_BILL.call]: "waits" },
    shows: "resource loading",
    ...LOADING,
  }),
  receipt("application bill: receipt", OF_BILL, BILL, { mocks: CONFIGURED }),
  receipt("application bill: receipt printed", OF_BILL, BARE_BILL, PRINTED),
  record("recharge bill: complete", OF_RECHARGE, RECHARGE),
  receipt("recharge bill: receipt", OF_RECHARGE, RECHARGE, { mocks: CONFIGURED }),
];

const TRANSACTIONS: readonly Screen[] = [
  record("transaction: recharge confirming", OF_TRANSACTION, {
    ...TRANSACTION,
    kind: "recharge",
    reference: "RECH100007",
    status: "confirming",
    confirmations: 1,
  }),
  record(
    "transaction: order payment confirmed",
    OF_TRANSACTION,
    { ...TRANSACTION, kind: "orderPayment", direction: "out", reference: "202611210001" },
    { mocks: CONFIGURED },
  ),
  record("transaction: withdrawal dropped", OF_TRANSACTION, {
    ...TRANSACTION,
    kind: "withdrawal",
    direction: "out",
    reference: "",
    status: "dropped",
    confirmations: 1,
  }),
  record("transaction: unknown values only", OF_TRANSACTION, {
    ...{ ...TRANSACTION, kind: "swap", direction: "around", status: "replaced", network: "SOLANA", tokenProtocol: "" },
    ...{ fromAddress: "", toAddress: "", blockNumber: null, requiredConfirmations: null, createdAt: null, hash: "" },
  }),
];

const DELIVERED = sampleCallback("delivered");
const [ATTEMPT] = DELIVERED.attempts;
const FAILURES = [
  "rejected",
  "redirected",
  "timeout",
  "nameNotFound",
  "connectionRefused",
  "certificate",
  "unreachable",
];
const attempt = (failure: string | null, more: object = {}) => ({ ...ATTEMPT, failure, answerStatus: null, ...more });
const CALLBACKS: readonly Screen[] = [
  record("callback: request of an attempt", OF_CALLBACK, DELIVERED, {
    prepare: inOrder(
      ({ page, t }) => page.getByText(t("bills:callback.request")).first().click(),
      holdTimers,
      clickButton("bills:callback.copyCurl"),
    ),
  }),
  record("callback: withdrawal, every kind of failure, retry scheduled", OF_CALLBACK, {
    ...{ ...DELIVERED, event: "withdrawal", reference: "TX100311", status: "failed", deliveredAt: null },
    nextAttemptAt: "2026-11-21T09:40:00.000Z",
    attempts: [
      attempt(null),
      attempt("rejected", { answerStatus: 503, signature: HASH, nextSignature: HASH }),
      attempt("rejected", { answerStatus: 302, url: "", appKey: "", durationMs: null, sentAt: null, signature: "" }),
      ...[...FAILURES, "addressNotAllowed", "unknown reason"].map((failure) => attempt(failure)),
    ],
  }),
  record("callback: test, not sent yet", OF_CALLBACK, {
    ...DELIVERED,
    event: "test",
    amount: null,
    currency: "",
    reference: "",
    status: "notNotified",
    attempts: [],
    payload: "",
    url: "",
  }),
  record("callback: unknown event and status", OF_CALLBACK, {
    ...DELIVERED,
    event: "refund",
    reference: "",
    status: "postponed",
    attempts: [],
    payload: "no JSON",
  }),
];

const TEST = "/api/App/TestCallback";
const sendTest = ({ page }: Person) =>
  page.locator('[data-machine="callbackResend"]').first().getByRole("button").click();
const healthy = { ...APPLICATION, oldSecretUntil: null, lastAttempt: ATTEMPT, failuresInARow: 0 };
const APPLICATIONS: readonly Screen[] = [
  record("application: disabled, receiver failing, old AppSecret valid", OF_APPLICATION, {
    ...{ ...healthy, status: "disabled", oldSecretUntil: "2026-11-22T09:30:00.000Z", failuresInARow: 12 },
    lastAttempt: attempt("timeout"),
  }),
  record("application: no callbacks yet, old AppSecret ended", OF_APPLICATION, {
    ...{ ...healthy, address: "", rechargeCallback: "", withdrawCallback: "", remark: "", lastAttempt: null },
    oldSecretUntil: "2026-11-21T09:00:00.000Z",
  }),
  record("application: health unknown", OF_APPLICATION, { ...APPLICATION, status: "paused" }),
  record("application: test callback being sent again", OF_APPLICATION, healthy, {
    mocks: { [TEST]: (turn) => (turn === 1 ? reply({ ...DELIVERED, event: "test" }) : "waits") },
    prepare: inOrder(sendTest, expectState("callbackResend", "delivered"), sendTest),
    shows: "callbackResend sending",
  }),
  record("application: test callback accepted", OF_APPLICATION, healthy, {
    mocks: { [TEST]: reply({ ...DELIVERED, event: "test" }) },
    prepare: sendTest,
    shows: "callbackResend delivered",
  }),
  record(
    "application: test callback refused",
    OF_APPLICATION,
    { ...healthy, lastAttempt: attempt(null, { durationMs: null }) },
    { mocks: { [TEST]: REFUSED }, prepare: sendTest, shows: "callbackResend failed" },
  ),
];

const CURRENCIES: readonly Screen[] = [
  record("currency: token", OF_CURRENCY, sampleCurrency("usdt")),
  record("currency: unknown values only", OF_CURRENCY, {
    ...{ ...sampleCurrency("usdt"), type: "share", contractAddress: "", network: "SOLANA", status: "frozen" },
    arrivalSeconds: null,
  }),
];

const DAY = "2026-11-21";
const RECEIPTS_OF_DAY = sampleReceipts([
  sampleReceipt(DAY, { amount: "120.50", payments: 3 }),
  sampleReceipt(DAY, { amount: "80", payments: 2, network: "BSC", tokenProtocol: "BEP20", applicationName: "App" }),
  sampleReceipt(DAY, { amount: "7", currency: "USDC", applicationName: "" }),
  sampleReceipt("2026-11-20"),
]);
const NOTHING_OF_DAY: Mocks = {
  "/api/Dashboard/Receipts": reply(sampleReceipts([])),
  "/api/Bill/List": listReply(),
  "/api/Callback/List": listReply(),
};
const UNTAKEN = { ...sampleCallback("undelivered"), code: "CB100043", reference: "BILL100043" };
const BUSY_DAY: Mocks = {
  "/api/Dashboard/Receipts": reply(RECEIPTS_OF_DAY),
  "/api/Bill/List": listReply(
    { ...BILL, code: "BILL100041", paidAt: null },
    { ...BILL, paidAt: "2026-11-22T09:30:00.000Z" },
    { ...BILL, code: "BILL100043", userId: null, transferAmount: "25.49" },
    { ...BILL, code: "BILL100044" },
  ),
  "/api/Callback/List": (turn) => (turn === 1 ? listReply(UNTAKEN) : listReply()),
};
const sendAll = (person: Person) => person.button("bills:day.sendAll").click();
const closeOfDay = (name: string, mocks: Mocks, { shows = "resource loaded", ...more }: More = {}): Screen =>
  situation(`close of the day: ${name}`, `/bill/day?day=${DAY}`, shows, { mocks, ...more });
const DAYS: readonly Screen[] = [
  closeOfDay("nothing was received", NOTHING_OF_DAY),
  closeOfDay("more bills and callbacks than are shown", {
    ...BUSY_DAY,
    "/api/Bill/List": reply({ items: [BILL], total: 700 }),
    "/api/Callback/List": (turn) => (turn === 1 ? reply({ items: [UNTAKEN], total: 150 }) : listReply()),
  }),
  closeOfDay(
    "callbacks being resent",
    { ...BUSY_DAY, "/api/Callback/Resend": "waits" },
    { prepare: sendAll, shows: "bulkRun running.going", ...LOADING },
  ),
  closeOfDay(
    "callbacks resent",
    { ...BUSY_DAY, "/api/Callback/Resend": reply(sampleCallback("delivered")) },
    { prepare: sendAll, shows: "bulkRun ended" },
  ),
  closeOfDay("loading", { ...NOTHING_OF_DAY, "/api/Bill/List": "waits" }, { shows: "resource loading", ...LOADING }),
  closeOfDay("could not be loaded", { ...NOTHING_OF_DAY, "/api/Callback/List": REFUSED }, { shows: "resource failed" }),
  closeOfDay("a day outside the limits is typed", NOTHING_OF_DAY, {
    prepare: (person) => person.page.getByLabel(person.t("bills:day.day")).fill("2027-05-01"),
  }),
  { ...closeOfDay("a day outside the limits in the address", NOTHING_OF_DAY), path: () => "/bill/day?day=2020-01-01" },
  closeOfDay("printed", BUSY_DAY, PRINTED),
];

/** Records of every kind, with their receipts (2.26 to 2.31, 3.5 to 3.10, 4.6). */
export const RECORD_SITUATIONS: readonly Screen[] = [
  ...ORDERS,
  ...BILLS,
  ...TRANSACTIONS,
  ...CALLBACKS,
  ...APPLICATIONS,
  ...CURRENCIES,
  ...DAYS,
];
