import type { Network } from "#contracts/currencies/network.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { COVERED_ORDER, sampleOrder, UNKNOWN_STATUS_ORDER } from "#machines/testing/sample-order.ts";
import {
  all,
  any,
  type Condition,
  fromState,
  hadContext,
  hasCall,
  hasContext,
  hasDelay,
  hasEffect,
  inState,
  type Moment,
  never,
  noPayload,
  not,
  onEvent,
  raisedInternally,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** An answer in every pay status, and in an unknown one. */
const inEveryStatus: Record<PayStatus | "unforeseen" | "covered", ReturnType<typeof inStatus>> = {
  pending: inStatus("pending"),
  waiting: inStatus("waiting"),
  paid: inStatus("paid"),
  cancelled: inStatus("cancelled"),
  failed: inStatus("failed"),
  unforeseen: accepted(UNKNOWN_STATUS_ORDER),
  /** Pending, but all of its money has been seen. */
  covered: accepted(COVERED_ORDER),
};

const UNKNOWN_NETWORK: string = "NEWCHAIN";

function onUnknownNetwork(status: PayStatus) {
  const order = sampleOrder(status);
  return accepted({ ...order, payment: { ...order.payment, network: UNKNOWN_NETWORK as Network } });
}

/** One of the three calls answered with an order. */
const isAnswered: Condition = (moment) => {
  const isCall = ["loadOrder answers", "finishPayment answers", "cancelOrder answers"].includes(
    moment.step?.label ?? "",
  );
  return isCall && moment.step?.fixture !== "refused";
};

const isItsCode = ({ code }: { code: string }, { after: { context } }: Moment) => code === context.code;

/** Whether an order's full amount has been received. */
export function isCovered(order: Order | null): boolean {
  return order !== null && Number(order.payment.remaining) === 0;
}

export const orderPaymentModel = modelOf<typeof orderPayment>({
  machine: orderPayment,
  description: "The payment of one order (4.4)",
  input: { code: sampleOrder("pending").code },
  events: {
    ...noPayload(
      "FINISH_PAY",
      "CANCEL_REQUESTED",
      "CANCEL_CONFIRMED",
      "CANCEL_DISMISSED",
      "OFFER_ACCEPTED",
      "OFFER_DISMISSED",
      "PAYMENT_WINDOW_ENDED",
      "REFRESHED",
      "TAB_HIDDEN",
      "TAB_SHOWN",
    ),
    ORDER_UPDATED: raisedInternally,
  },
  answers: {
    loadOrder: {
      ...inEveryStatus,
      "pending on an unknown network": onUnknownNetwork("pending"),
      "paid on an unknown network": onUnknownNetwork("paid"),
      "cancelled on an unknown network": onUnknownNetwork("cancelled"),
      refused: refusal("2404"),
    },
    finishPayment: { ...inEveryStatus, refused: refusal("2102") },
    cancelOrder: { ...inEveryStatus, refused: refusal("2102") },
  },
  stateKey: ({ order, problem }) => ({
    order: order?.payStatus ?? null,
    covered: isCovered(order),
    problem: problem !== null,
    "known network": order?.payment.network !== UNKNOWN_NETWORK,
  }),
  always: {
    "the state is that of the service's last answer, unless an action is pending (4.4)": ({ value, context }) =>
      isActing(value.payment) || topOf(value.payment) === stateOf(context.order),
    "only a pending order or one whose confirmation failed can be paid (4.4)": (snapshot) =>
      !snapshot.can({ type: "FINISH_PAY" }) || ["pending", "failed"].includes(snapshot.context.order?.payStatus ?? ""),
    "only a pending order can be cancelled, and none that is paid in full (4.4)": (snapshot) =>
      !(snapshot.can({ type: "CANCEL_REQUESTED" }) || snapshot.matches({ payment: { pending: "confirmingCancel" } })) ||
      (snapshot.context.order?.payStatus === "pending" && !isCovered(snapshot.context.order)),
    "the offer to go to the orders needs a waiting or paid order (4.4)": ({ value, context }) =>
      value.offer === "none" || ["waiting", "paid"].includes(context.order?.payStatus ?? ""),
  },
  overTime: {
    "every call has this order's code (4.4)": when(
      any(hasCall("loadOrder"), hasCall("finishPayment"), hasCall("cancelOrder")),
    ).then(
      any(hasCall("loadOrder", isItsCode), hasCall("finishPayment", isItsCode), hasCall("cancelOrder", isItsCode)),
    ),
    "a failed action is followed by loading the order (4.4, 8.4)": when(any("finishPayment fails", "cancelOrder fails"))
      .from("poll.onHold")
      .then(
        hasCall("loadOrder"),
        hasContext(({ problem }: { problem: unknown }) => problem !== null),
      ),
    "each answer replaces the order and clears the polling problem (4.4)": when(isAnswered).then(
      hasContext({
        order: (order: unknown, { step }: Moment) => order === step?.event["output"].value,
        pollProblem: null,
      }),
    ),
    "an action's problem stays until the order's status changes (8.2, 8.4)": when(
      isAnswered,
      not(hadContext({ problem: null })),
      "loadOrder answers",
    ).then(({ before, after: { context } }) => {
      const isOver = before?.context.order?.payStatus !== context.order?.payStatus;
      return context.problem === (isOver ? null : before?.context.problem);
    }),
    "polling waits two seconds, then three, five and ten (4.4, 7.16)": when(
      inState("poll.idle"),
      not(fromState("poll.idle")),
    ).then((moment) => hasDelay([2_000, 3_000, 5_000, 10_000][moment.after.context.pollCount] ?? 0)(moment)),
    "each automatic poll makes the next one wait longer (7.16)": when("pollDelay elapses").then((moment) =>
      hasContext({ pollCount: Math.min(moment.before?.context.pollCount + 1, 3) })(moment),
    ),
    "the order loads when its dialog opens (4.4)": never(not(hasCall("loadOrder"))).before(hasCall("loadOrder")),
    "refreshing loads the order again (4.4)": when(any("REFRESHED", "PAYMENT_WINDOW_ENDED"))
      .from("poll.idle")
      .then(hasCall("loadOrder")),
    "a refused poll stops polling (8.2)": when("loadOrder answers (refused)").then(
      inState("poll.stopped"),
      hasContext(({ pollProblem }: { pollProblem: unknown }) => pollProblem !== null),
    ),
    "a failed poll shows a problem, and polling continues (8.4)": when("loadOrder fails").then(
      inState("poll.idle"),
      hasContext(({ pollProblem }: { pollProblem: unknown }) => pollProblem !== null),
    ),
    "hiding the tab pauses polling (7.16)": when("TAB_HIDDEN").from("poll.idle", "poll.loading").leadsTo("poll.hidden"),
    "a tab that is shown again loads the order (7.16)": when("TAB_SHOWN")
      .from("poll.hidden")
      .then(hasCall("loadOrder")),
    "a tab shown during an action waits for its answer (4.4)": when("TAB_SHOWN")
      .from("poll.onHoldHidden")
      .leadsTo("poll.onHold"),
    "showing a shown tab loads nothing (7.16)": when("TAB_SHOWN")
      .from("poll.idle", "poll.loading", "poll.stopped")
      .then(not(hasCall("loadOrder"))),
    "cancelling needs a request and a confirmation (4.4)": never(hasCall("cancelOrder")).before(
      all("CANCEL_CONFIRMED", fromState("payment.pending.confirmingCancel")),
    ),
    "Finish Pay sends the payment report, and restarts polling with the shortest delay (4.4)": when("FINISH_PAY")
      .from("payment.pending.open", "payment.failed")
      .then(inState("payment.finishing"), hasCall("finishPayment"), hasContext({ pollCount: 0 })),
    "after a reported payment, the dialog offers to go to the orders (4.4)": when(
      onEvent("finishPayment answers", "waiting", "paid"),
    )
      .from("offer.none")
      .leadsTo("offer.open"),
    "only accepting the offer leads to the orders (4.4)": when(hasEffect("goToOrders")).then("OFFER_ACCEPTED"),
    "dismissing the offer closes it (4.4)": when("OFFER_DISMISSED")
      .from("offer.open")
      .then(inState("offer.none"), not(hasEffect("goToOrders"))),
    "a cancelled order is announced (4.4)": when("cancelOrder answers (cancelled)").then(
      inState("payment.cancelled"),
      hasEffect("announceCancelled"),
    ),
    "the confirmation stays open while the order can be cancelled (4.4)": when("loadOrder answers (pending)")
      .from("payment.pending.confirmingCancel")
      .leadsTo("payment.pending.confirmingCancel"),
    "during an action, polling is on hold (4.4)": when(inState("payment.finishing", "payment.cancelling")).then(
      any(inState("poll.onHold"), all(inState("poll.onHoldHidden"), any("TAB_HIDDEN", fromState("poll.onHoldHidden")))),
    ),
    "confirming is ignored without a confirmation (4.4)": when(
      "CANCEL_CONFIRMED",
      not(fromState("payment.pending.confirmingCancel")),
    ).isIgnored(),
    "an action that ends in a hidden tab is followed by a poll when the tab is shown (7.16)": when(
      any("finishPayment answers", "cancelOrder answers", "finishPayment fails"),
    )
      .from("poll.onHoldHidden")
      .then(inState("poll.hidden"), not(hasCall("loadOrder"))),
    "after the first answer, automatic polls are background calls (7.16)": when(
      "pollDelay elapses",
      not(hadContext({ order: null })),
    ).then(
      inState("poll.loading"),
      hasCall("loadOrder", ({ userInitiated }: { userInitiated: boolean }) => !userInitiated),
    ),
    "a requested refresh is not a background call (7.16)": when("REFRESHED")
      .from("poll.idle", "poll.stopped")
      .then(
        inState("poll.loading"),
        hasCall("loadOrder", ({ userInitiated }: { userInitiated: boolean }) => userInitiated),
      ),
    "refreshing is ignored while the order is loading (4.4)": when("REFRESHED").from("poll.loading").isIgnored(),
    "hiding the tab is ignored when it is hidden or polling has stopped (7.16)": when("TAB_HIDDEN")
      .from("poll.hidden", "poll.onHoldHidden", "poll.stopped")
      .isIgnored(),
    "accepting is ignored without an offer (4.4)": when("OFFER_ACCEPTED").from("offer.none").isIgnored(),
    "accepting the offer closes it and goes to the orders (4.4)": when("OFFER_ACCEPTED")
      .from("offer.open")
      .then(inState("offer.none"), hasEffect("goToOrders")),
    "the offer stays open while the payment is confirmed (4.4)": when(onEvent("loadOrder answers", "waiting", "paid"))
      .from("offer.open")
      .leadsTo("offer.open"),
    "dismissing the confirmation does not cancel the order (4.4)": when("CANCEL_DISMISSED")
      .from("payment.pending.confirmingCancel")
      .then(inState("payment.pending.open"), not(hasCall("cancelOrder"))),
  },
});

function inStatus(status: PayStatus) {
  return accepted(sampleOrder(status));
}

function stateOf(order: Order | null): string {
  if (order === null) return "unknown";
  const { payStatus, payment } = order;
  const isOpen = payStatus !== "paid" && payStatus !== "cancelled";
  if (isOpen && payment.network === UNKNOWN_NETWORK) return "unforeseen";
  return payStatus in inEveryStatus ? payStatus : "unforeseen";
}

function topOf(payment: string | object): string | undefined {
  return typeof payment === "string" ? payment : Object.keys(payment)[0];
}

function isActing(payment: string | object): boolean {
  return payment === "finishing" || payment === "cancelling";
}
