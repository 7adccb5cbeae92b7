import { COVERED_ORDER, sampleOrder, UNKNOWN_STATUS_ORDER } from "#machines/testing/sample-order.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mock, type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { CONFIGURED, HASH, LATE, orderWith, STRAY, TRANSFER, UNFORESEEN } from "./sample-records.ts";
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
} from "./situation.ts";

const PACKAGES = "/api/Package/List";
const CREATE = "/api/Order/Create";
const DETAIL = "/api/Order/Detail";
const FINISH = "/api/Order/FinishPayment";
const CANCEL = "/api/Order/Cancel";
const pending = sampleOrder("pending");
const { code } = pending;

const LIMITS = { wallets: 3, currencies: null, applications: 1 };
const MONTH = { unit: "month", months: 1, amount: "10.00", runsFrom: null, runsUntil: "2026-12-21T00:00:00.000Z" };
const QUARTER = { ...MONTH, unit: "quarter", months: 3 };
const OFFERED = [
  {
    ...{ id: "small", name: "Small", limits: { wallets: 1, currencies: 1 } },
    terms: [MONTH, { ...QUARTER, amount: "24.00", runsFrom: "2026-11-21T00:00:00.000Z", runsUntil: null }],
  },
  {
    ...{ id: "odd", name: "Odd", limits: LIMITS },
    terms: [
      { ...MONTH, amount: "?" },
      { ...MONTH, unit: UNFORESEEN, months: null },
    ],
  },
  { id: "late", name: "Late", limits: { ...LIMITS, wallets: 0 }, terms: [{ ...QUARTER, amount: "30" }] },
];
const figuresWith = (current: unknown) =>
  reply({ accountBalance: "1", walletCount: 0, availableCurrencies: 3, applicationCount: null, package: current });
const USED = figuresWith({ name: "Small", limits: LIMITS, expiresAt: null });
const packages = (
  name: string,
  mocks: Mocks,
  prepare?: Screen["prepare"],
  shows = "orderPlacement choosing",
  more: More = {},
) => situation(`packages: ${name}`, "/order/packages", shows, { mocks, prepare, ...more });
const chooseFirst = (person: Person) => packageChoice(person).cards.first().click();
const placeOrder = (person: Person) => packageChoice(person).order.click();

/** Choosing a package and ordering it, beyond machine states (2.25). */
export const PLACING: readonly Screen[] = [
  packages(
    "some prices and terms unreadable, one limit exceeded",
    { [PACKAGES]: listReply(...OFFERED, { id: "broken", terms: "?" }), "/api/Dashboard/Figures": USED },
    chooseFirst,
  ),
  packages(
    "three-month term with savings",
    { [PACKAGES]: listReply(...OFFERED) },
    inOrder(({ page }) => page.locator('input[name="term"]').nth(1).check({ force: true }), chooseFirst),
  ),
  packages(
    "first package of a merchant without one",
    { [PACKAGES]: listReply(...OFFERED), "/api/Dashboard/Figures": figuresWith(null) },
    chooseFirst,
  ),
  packages("none on sale", { [PACKAGES]: listReply() }),
  packages("ordered without a selection", {}, inOrder(placeOrder, expectText("orders:packages.packageMissing"))),
  packages(
    "order refused",
    { [CREATE]: refusal("2103") },
    inOrder(chooseFirst, placeOrder, ({ page }) => page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor()),
  ),
  packages(
    "could not be refreshed, last ones kept",
    {},
    inOrder(
      expectState("orderPlacement", "choosing"),
      (person) => person.navigate("/user/center"),
      expectState("devices", "shown"),
      thenMock({ [PACKAGES]: REFUSED }),
      (person) => person.navigate("/order/packages"),
    ),
    "orderPlacement unavailable",
  ),
  packages(
    "ordered, payment pending",
    { [CREATE]: reply(pending), [DETAIL]: reply(pending) },
    inOrder(holdTimers, chooseFirst, placeOrder),
    "orderPayment payment.pending.open",
  ),
];

/** The pay dialog of an order. */
function paying(
  name: string,
  order: object,
  shows: string | readonly string[],
  mocks: Mocks = {},
  prepare?: Screen["prepare"],
  more: More = {},
): Screen {
  const states = [shows].flat().map((state) => `orderPayment ${state}`);
  return situation(`paying: ${name}`, `/order/list?pay=${code}`, states, {
    mocks: { [DETAIL]: reply(order), "/api/Order/List": listReply(order), ...mocks },
    prepare,
    ...more,
  });
}
/** Answers the first call about the order, and mocks the later ones. */
const thenPolls = (next: Mock, first: object = pending): Mocks => ({
  [DETAIL]: (turn) => (turn === 1 ? reply(first) : next),
});
const cancelling = (name: string, mocks: Mocks, shows: string, prepare?: Screen["prepare"]) =>
  situation(`cancelling: ${name}`, `/order/list?cancel=${code}`, shows, {
    mocks: { [DETAIL]: reply(pending), ...mocks },
    prepare,
  });
const finish = (person: Person) => payDialog(person, code).finish.click();
const expectOffer = (person: Person) => payDialog(person, code).offer.waitFor();
const seeFinish = (person: Person) => payDialog(person, code).finish.waitFor();
const confirmCancel = inOrder(
  (person) => payDialog(person, code).cancel.click(),
  (person) => payDialog(person, code).confirmCancel.click(),
);
const pollAgain = fastForward(3_000);
/** Advances the browser's clock. */
const advanceClock =
  (time: number) =>
  async ({ page }: Person) => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setFixedTime(now + time);
  };
const unseen = expectText("orders:pay.unseen");
const ENDING = orderWith("pending", { secondsLeft: 2 });

/** Paying and cancelling, beyond machine states (2.26, 4.4). */
export const PAYING: readonly Screen[] = [
  paying(
    "partly paid, little time left",
    orderWith("pending", { received: "12.50", remaining: "17.40", secondsLeft: 120, transfers: [TRANSFER] }),
    "payment.pending.open",
  ),
  paying(
    "payment window ends",
    ENDING,
    "payment.pending.open",
    thenPolls("waits", ENDING),
    inOrder(expectState("orderPayment", "pending"), advanceClock(3_000), expectText("orders:pay.timeOver")),
  ),
  paying(
    "confirmation failed",
    orderWith("failed", { remaining: "0", secondsLeft: 0 }, { payReason: "confirmationRefused" }),
    "payment.failed",
  ),
  paying(
    "overpaid, contact support",
    orderWith("paid", {
      ...{ excess: "5", excessHandling: "contactSupport", transfers: [{ ...TRANSFER, kind: "late", hash: HASH }] },
    }),
    "payment.paid",
    { "/config.json": { file: { support: "https://help.example" } } },
  ),
  paying(
    "late, credited",
    orderWith("cancelled", { excess: "29.90", excessHandling: "creditedToBalance", transfers: [LATE] }),
    "payment.cancelled",
  ),
  paying(
    "partly paid and cancelled, credited",
    orderWith(
      "cancelled",
      {
        ...{ received: "10.00", remaining: "19.90", excess: "10.00", excessHandling: "creditedToBalance" },
        transfers: [{ ...TRANSFER, amount: "10.00" }],
      },
      { payReason: "cancelledByMerchant" },
    ),
    "payment.cancelled",
  ),
  paying(
    "overpaid, not confirmed yet",
    orderWith("waiting", {
      ...{ received: "40.00", remaining: "0.00", excess: "10.10", excessHandling: "creditedToBalance" },
      transfers: [{ ...TRANSFER, amount: "40.00", confirmations: 3 }],
    }),
    "payment.waiting",
  ),
  paying(
    "on the wrong network, then overpaid",
    orderWith("paid", {
      ...{ received: "34.90", excess: "34.90", excessHandling: "contactSupport" },
      transfers: [STRAY, { ...TRANSFER, amount: "34.90" }],
    }),
    "payment.paid",
    CONFIGURED,
  ),
  paying(
    "waiting, the rest is missing",
    orderWith("waiting", {
      ...{ received: "12.50", remaining: "17.40", secondsLeft: 600 },
      transfers: [{ ...TRANSFER, amount: "12.50" }],
    }),
    "payment.waiting",
  ),
  paying("status missing", { ...pending, payStatus: "" }, "payment.unforeseen", CONFIGURED),
  paying(
    "paid in full, still pending",
    COVERED_ORDER,
    "payment.pending.open",
    {},
    expectText("orders:pay.coveredTitle"),
  ),
  paying(
    "could not be loaded",
    pending,
    "payment.unknown",
    { [DETAIL]: REFUSED },
    inOrder(unseen, clickButton("shell:error.retry"), unseen, clickButton("shell:error.retry"), unseen),
  ),
  paying("no connection, then loaded", pending, "payment.unknown", { [DETAIL]: "breaks off" }, unseen),
  paying(
    "paid while the finish dialog is open",
    pending,
    "offer.open",
    { ...thenPolls(reply(sampleOrder("paid"))), [FINISH]: reply(sampleOrder("waiting")) },
    inOrder(finish, expectOffer, fastForward(10_000), expectText("orders:pay.offer.paid")),
  ),
  cancelling(
    "refused",
    { [CANCEL]: refusal("2102") },
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
  cancelling(
    "partly paid",
    { [DETAIL]: reply(orderWith("pending", { received: "12.50", remaining: "17.40", transfers: [TRANSFER] })) },
    "orderPayment payment.pending.confirmingCancel",
  ),
  cancelling("order loading", { [DETAIL]: "waits" }, "orderPayment payment.unknown"),
  cancelling(
    "done",
    { [CANCEL]: reply(sampleOrder("cancelled")) },
    "list shown",
    clickButton("orders:pay.cancelAsk.confirm"),
  ),
];

const SHORT = {
  ...sampleOrder("failed"),
  payment: {
    ...pending.payment,
    ...{ received: "12.50", remaining: "17.40", secondsLeft: 600 },
    transfers: [
      {
        ...{ hash: "7f".repeat(32), network: "TRON", amount: "12.50", kind: "onTime" },
        ...{ confirmations: 20, requiredConfirmations: 20, seenAt: "2026-11-21T09:20:00.000Z" },
      },
    ],
  },
};
const OVERPAID = orderWith("paid", {
  ...{ received: "40.00", excess: "10.10", excessHandling: "creditedToBalance", secondsLeft: 0 },
});

/** Packages, and every payment state (2.25, 2.26, 4.4). */
export const ORDER_SITUATIONS: readonly Screen[] = [
  packages("loading", { [PACKAGES]: "waits" }, undefined, "orderPlacement loading", LOADING),
  packages("could not be loaded", { [PACKAGES]: REFUSED }, undefined, "orderPlacement unavailable"),
  packages(
    "placing the order",
    { [CREATE]: "waits" },
    inOrder(chooseFirst, placeOrder),
    "orderPlacement ordering",
    LOADING,
  ),
  paying("order loading", pending, ["payment.unknown", "poll.loading"], { [DETAIL]: "waits" }, undefined, LOADING),
  paying("unknown status", UNKNOWN_STATUS_ORDER, "payment.unforeseen"),
  paying("underpaid", SHORT, "payment.failed"),
  paying(
    "Finish Pay in progress",
    pending,
    ["payment.finishing", "poll.onHold"],
    { [FINISH]: "waits" },
    finish,
    LOADING,
  ),
  paying(
    "Finish Pay refused",
    pending,
    "payment.pending.open",
    { [FINISH]: REFUSED },
    inOrder(finish, (person) => payDialog(person, code).dialog.getByRole("alert").waitFor()),
  ),
  paying(
    "finished, link to my orders offered",
    pending,
    ["payment.waiting", "offer.open"],
    { ...thenPolls("waits"), [FINISH]: reply(sampleOrder("waiting")) },
    inOrder(finish, expectOffer),
  ),
  paying("waiting for confirmation", sampleOrder("waiting"), ["payment.waiting", "offer.none", "poll.idle"]),
  paying("overpaid", OVERPAID, "payment.paid"),
  paying("cancelling", pending, "payment.cancelling", { [CANCEL]: "waits" }, confirmCancel, LOADING),
  paying("cancelling refused", pending, "payment.pending.open", { [CANCEL]: REFUSED }, confirmCancel),
  paying("cancelled", sampleOrder("cancelled"), "payment.cancelled"),
  paying(
    "service unreachable",
    pending,
    "payment.pending.open",
    thenPolls("breaks off"),
    inOrder(seeFinish, pollAgain, expectText("orders:pay.stale")),
  ),
  paying(
    "refresh refused",
    pending,
    ["payment.pending.open", "poll.stopped"],
    thenPolls(REFUSED),
    inOrder(seeFinish, pollAgain),
  ),
];
