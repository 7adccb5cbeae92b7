import type { Network } from "#contracts/currencies/network.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { COVERED_ORDER, sampleOrder, UNKNOWN_STATUS_ORDER } from "#machines/testing/sample-order.ts";
import {
  after,
  all,
  any,
  atMostOnce,
  type Condition,
  fromState,
  hadContext,
  hasCall,
  hasContext,
  hasDelay,
  hasEffect,
  ignored,
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

/** Whether an order's full amount has been received. */
export function isCovered(order: Order | null): boolean {
  return order !== null && Number(order.payment.remaining) === 0;
}

export const orderPaymentModel = modelOf<typeof orderPayment>({
  machine: orderPayment,
  description: "The payment of one order (4.4)",
  input: { code: sampleOrder("pending").code },
  events: {
    FINISH_PAY: noPayload,
    CANCEL_REQUESTED: noPayload,
    CANCEL_CONFIRMED: noPayload,
    CANCEL_DISMISSED: noPayload,
    OFFER_ACCEPTED: noPayload,
    OFFER_DISMISSED: noPayload,
    PAYMENT_WINDOW_ENDED: noPayload,
    REFRESHED: noPayload,
    TAB_HIDDEN: noPayload,
    TAB_SHOWN: noPayload,
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
    "what is shown is what the service said last, unless an act is on its way (4.4)": ({ value, context }) =>
      isActing(value.payment) || topOf(value.payment) === stateOf(context.order),
    "only a pending order or one whose confirmation failed can be paid (4.4)": (snapshot) =>
      !snapshot.can({ type: "FINISH_PAY" }) || ["pending", "failed"].includes(snapshot.context.order?.payStatus ?? ""),
    "only a pending order can be cancelled, and none that is paid in full (4.4)": (snapshot) =>
      !(snapshot.can({ type: "CANCEL_REQUESTED" }) || snapshot.matches({ payment: { pending: "confirmingCancel" } })) ||
      (snapshot.context.order?.payStatus === "pending" && !isCovered(snapshot.context.order)),
    "only who has said that it is paid is asked whether to go to the orders, and not of what failed (4.4)": ({
      value,
      context,
    }) => value.offer === "none" || ["waiting", "paid"].includes(context.order?.payStatus ?? ""),
    "nothing is asked while an act is on its way: its answer would show the past (4.4)": ({ value }) =>
      !isActing(value.payment) || value.poll === "onHold" || value.poll === "onHoldHidden",
  },
  overTime: {
    "what is asked is asked of this order (4.4)": when(
      any(hasCall("loadOrder"), hasCall("finishPayment"), hasCall("cancelOrder")),
    ).then(
      any(
        hasCall("loadOrder", ({ code }: { code: string }, { after: { context } }) => code === context.code),
        hasCall("finishPayment", ({ code }: { code: string }, { after: { context } }) => code === context.code),
        hasCall("cancelOrder", ({ code }: { code: string }, { after: { context } }) => code === context.code),
      ),
    ),
    "an act that failed is followed by what the order is now (4.4, 8.4)": when(
      any(onEvent("finishPayment fails"), onEvent("cancelOrder fails")),
      fromState("poll.onHold"),
    ).then(
      hasCall("loadOrder"),
      hasContext(({ problem }: { problem: unknown }) => problem !== null),
    ),
    "what is shown is the order as the service answered it (4.4)": when(isAnswered).then(
      hasContext({
        order: (order: unknown, { step }: Moment) => order === step?.event["output"].value,
        pollProblem: null,
      }),
    ),
    "why an act failed is said until the order has gone on (8.2, 8.4)": when(
      isAnswered,
      not(hadContext({ problem: null })),
      onEvent("loadOrder answers"),
    ).then(({ before, after: { context } }) => {
      const isOver = before?.context.order?.payStatus !== context.order?.payStatus;
      return context.problem === (isOver ? null : before?.context.problem);
    }),
    "it is looked at again after two seconds, then three, five, and ten (4.4, 7.16)": when(
      inState("poll.idle"),
      not(fromState("poll.idle")),
    ).then((moment) => hasDelay([2_000, 3_000, 5_000, 10_000][moment.after.context.pollCount] ?? 0)(moment)),
    "each look by itself makes the next one wait longer (7.16)": when(onEvent("pollDelay elapses")).then((moment) =>
      hasContext({ pollCount: Math.min(moment.before?.context.pollCount + 1, 3) })(moment),
    ),
    "who has paid has the order looked at soon (4.4)": when(
      onEvent("FINISH_PAY"),
      fromState("payment.pending.open", "payment.failed"),
    ).then(hasContext({ pollCount: 0 })),
    "an order is looked at when its dialog opens (4.4)": never(not(hasCall("loadOrder"))).before(hasCall("loadOrder")),
    "refreshing loads the order again (4.4)": when(
      any(onEvent("REFRESHED"), onEvent("PAYMENT_WINDOW_ENDED")),
      fromState("poll.idle"),
    ).then(hasCall("loadOrder")),
    "a look that was refused is the last one until somebody asks (8.2)": when(
      onEvent("loadOrder answers", "refused"),
    ).then(
      inState("poll.stopped"),
      hasContext(({ pollProblem }: { pollProblem: unknown }) => pollProblem !== null),
    ),
    "a look that failed is said to have failed, and another follows (8.4)": when(onEvent("loadOrder fails")).then(
      inState("poll.idle"),
      hasContext(({ pollProblem }: { pollProblem: unknown }) => pollProblem !== null),
    ),
    "a hidden tab waits, and a shown one looks (7.16)": when(
      onEvent("TAB_HIDDEN"),
      fromState("poll.idle", "poll.loading"),
    ).then(inState("poll.hidden")),
    "a tab that is shown again loads the order (7.16)": when(onEvent("TAB_SHOWN"), fromState("poll.hidden")).then(
      hasCall("loadOrder"),
    ),
    "a tab that comes back during an act waits for its answer (4.4)": when(
      onEvent("TAB_SHOWN"),
      fromState("poll.onHoldHidden"),
    ).then(inState("poll.onHold")),
    "a tab that is shown is not shown again (7.16)": when(
      onEvent("TAB_SHOWN"),
      fromState("poll.idle", "poll.loading", "poll.stopped"),
    ).then(not(hasCall("loadOrder"))),
    "nothing is submitted twice: a payment is reported once until that is answered (4.4)": atMostOnce(
      hasCall("finishPayment"),
    ).between(any(onEvent("finishPayment answers"), onEvent("finishPayment fails"))),
    "an order is cancelled once until that is answered (4.4)": atMostOnce(hasCall("cancelOrder")).between(
      any(onEvent("cancelOrder answers"), onEvent("cancelOrder fails")),
    ),
    "nothing is cancelled before the merchant has said so twice (4.4)": never(hasCall("cancelOrder")).before(
      all(onEvent("CANCEL_CONFIRMED"), fromState("payment.pending.confirmingCancel")),
    ),
    "paying and cancelling happen only on request (4.4)": never(inState("payment.finishing")).before(
      onEvent("FINISH_PAY"),
    ),
    "Finish Pay sends the payment report (4.4)": when(
      onEvent("FINISH_PAY"),
      fromState("payment.pending.open", "payment.failed"),
    ).then(inState("payment.finishing"), hasCall("finishPayment")),
    "a hidden tab without an act under way does not poll (7.16)": after(
      all(onEvent("TAB_HIDDEN"), inState("poll.hidden")),
    )
      .until(any(onEvent("TAB_SHOWN"), onEvent("FINISH_PAY"), onEvent("CANCEL_CONFIRMED")))
      .never(hasCall("loadOrder")),
    "who has paid is asked whether to go to their orders (4.4)": when(
      onEvent("finishPayment answers", "waiting", "paid"),
      fromState("offer.none"),
    ).then(inState("offer.open")),
    "only accepting the offer leads to the orders (4.4)": when(hasEffect("goToOrders")).then(onEvent("OFFER_ACCEPTED")),
    "who stays is asked no more (4.4)": when(onEvent("OFFER_DISMISSED"), fromState("offer.open")).then(
      inState("offer.none"),
      not(hasEffect("goToOrders")),
    ),
    "an order that was cancelled is announced as such (4.4)": when(onEvent("cancelOrder answers", "cancelled")).then(
      inState("payment.cancelled"),
      hasEffect("announceCancelled"),
    ),
    "only a request to cancel opens the question (4.4)": when(
      inState("payment.pending.confirmingCancel"),
      not(fromState("payment.pending.confirmingCancel")),
    ).then(onEvent("CANCEL_REQUESTED")),
    "that question stays while the order can be cancelled (4.4)": when(
      onEvent("loadOrder answers", "pending"),
      fromState("payment.pending.confirmingCancel"),
    ).then(inState("payment.pending.confirmingCancel")),
    "it goes once all of the money is there (4.4)": when(
      onEvent("loadOrder answers", "covered"),
      fromState("payment.pending.confirmingCancel"),
    ).then(inState("payment.pending.open")),
    "while an act is under way, there is no poll (4.4)": when(inState("payment.finishing", "payment.cancelling")).then(
      any(
        inState("poll.onHold"),
        all(inState("poll.onHoldHidden"), any(onEvent("TAB_HIDDEN"), fromState("poll.onHoldHidden"))),
      ),
    ),
    "an answer without its question changes nothing (4.4)": when(
      onEvent("CANCEL_CONFIRMED"),
      not(fromState("payment.pending.confirmingCancel")),
    ).then(ignored),
    "an act that ends in a hidden tab is followed by a poll once it is shown (7.16)": when(
      any(onEvent("finishPayment answers"), onEvent("cancelOrder answers"), onEvent("finishPayment fails")),
      fromState("poll.onHoldHidden"),
    ).then(inState("poll.hidden"), not(hasCall("loadOrder"))),
    "once there is something to see, a look by itself is made in the background (7.16)": when(
      onEvent("pollDelay elapses"),
      not(hadContext({ order: null })),
    ).then(
      inState("poll.loading"),
      hasCall("loadOrder", ({ userInitiated }: { userInitiated: boolean }) => !userInitiated),
    ),
    "one that somebody asks for is not (7.16)": when(onEvent("REFRESHED"), fromState("poll.idle", "poll.stopped")).then(
      inState("poll.loading"),
      hasCall("loadOrder", ({ userInitiated }: { userInitiated: boolean }) => userInitiated),
    ),
    "what is being looked at is not looked at again (4.4)": when(onEvent("REFRESHED"), fromState("poll.loading")).then(
      ignored,
    ),
    "a tab is hidden once, and one that looks no more does not notice (7.16)": when(
      onEvent("TAB_HIDDEN"),
      fromState("poll.hidden", "poll.onHoldHidden", "poll.stopped"),
    ).then(ignored),
    "an offer that is not made is not taken (4.4)": when(onEvent("OFFER_ACCEPTED"), fromState("offer.none")).then(
      ignored,
    ),
    "one that is taken is over (4.4)": when(onEvent("OFFER_ACCEPTED"), fromState("offer.open")).then(
      inState("offer.none"),
      hasEffect("goToOrders"),
    ),
    "one that is made stays while the payment is confirmed (4.4)": when(
      onEvent("loadOrder answers", "waiting", "paid"),
      fromState("offer.open"),
    ).then(inState("offer.open")),
    "a question that is answered with no leaves the order as it was (4.4)": when(
      onEvent("CANCEL_DISMISSED"),
      fromState("payment.pending.confirmingCancel"),
    ).then(inState("payment.pending.open"), not(hasCall("cancelOrder"))),
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
