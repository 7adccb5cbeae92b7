import type { Network } from "#contracts/currencies/network.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { COVERED_ORDER, sampleOrder, UNKNOWN_STATUS_ORDER } from "#machines/testing/sample-order.ts";
import {
  after,
  all,
  any,
  asks,
  atMostOnce,
  does,
  happens,
  ignored,
  is,
  type Moment,
  never,
  not,
  plain,
  raisedByItself,
  remembered,
  remembers,
  type When,
  waits,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** Every pay status of an answered order, and an unknown one. */
const inEveryStatus: Record<PayStatus | "unforeseen" | "covered", ReturnType<typeof inStatus>> = {
  pending: inStatus("pending"),
  waiting: inStatus("waiting"),
  paid: inStatus("paid"),
  cancelled: inStatus("cancelled"),
  failed: inStatus("failed"),
  unforeseen: accepted(UNKNOWN_STATUS_ORDER),
  /** Pending still, and all of its money has been seen. */
  covered: accepted(COVERED_ORDER),
};

const UNKNOWN_NETWORK: string = "NEWCHAIN";

function onUnknownNetwork(status: PayStatus) {
  const order = sampleOrder(status);
  return accepted({ ...order, payment: { ...order.payment, network: UNKNOWN_NETWORK as Network } });
}

/** An order came, of any of the three calls. */
const isAnswered: When = (moment) => {
  const isCall = ["loadOrder answers", "finishPayment answers", "cancelOrder answers"].includes(
    moment.step?.label ?? "",
  );
  return isCall && moment.step?.fixture !== "refused";
};

/** Whether all the money of an order has come. */
export function isCovered(order: Order | null): boolean {
  return order !== null && Number(order.payment.remaining) === 0;
}

export const orderPaymentModel = modelOf<typeof orderPayment>({
  machine: orderPayment,
  about: "The payment of one order (4.4)",
  input: { code: sampleOrder("pending").code },
  events: {
    FINISH_PAY: plain,
    CANCEL_REQUESTED: plain,
    CANCEL_CONFIRMED: plain,
    CANCEL_DISMISSED: plain,
    OFFER_ACCEPTED: plain,
    OFFER_DISMISSED: plain,
    PAYMENT_WINDOW_ENDED: plain,
    REFRESHED: plain,
    TAB_HIDDEN: plain,
    TAB_SHOWN: plain,
    ORDER_UPDATED: raisedByItself,
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
    "what is asked is asked of this order (4.4)": whenever(
      any(asks("loadOrder"), asks("finishPayment"), asks("cancelOrder")),
    ).then(
      any(
        asks("loadOrder", ({ code }: { code: string }, { after: { context } }) => code === context.code),
        asks("finishPayment", ({ code }: { code: string }, { after: { context } }) => code === context.code),
        asks("cancelOrder", ({ code }: { code: string }, { after: { context } }) => code === context.code),
      ),
    ),
    "an act that failed is followed by what the order is now (4.4, 8.4)": whenever(
      any(happens("finishPayment fails"), happens("cancelOrder fails")),
      was("poll.onHold"),
    ).then(
      asks("loadOrder"),
      remembers(({ problem }: { problem: unknown }) => problem !== null),
    ),
    "what is shown is the order as the service answered it (4.4)": whenever(isAnswered).then(
      remembers({
        order: (order: unknown, { step }: Moment) => order === step?.event["output"].value,
        pollProblem: null,
      }),
    ),
    "why an act failed is said until the order has gone on (8.2, 8.4)": whenever(
      isAnswered,
      not(remembered({ problem: null })),
      happens("loadOrder answers"),
    ).then(({ before, after: { context } }) => {
      const isOver = before?.context.order?.payStatus !== context.order?.payStatus;
      return context.problem === (isOver ? null : before?.context.problem);
    }),
    "it is looked at again after two seconds, then three, five, and ten (4.4, 7.16)": whenever(
      is("poll.idle"),
      not(was("poll.idle")),
    ).then((moment) => waits([2_000, 3_000, 5_000, 10_000][moment.after.context.pollCount] ?? 0)(moment)),
    "each look by itself makes the next one wait longer (7.16)": whenever(happens("pollDelay elapses")).then((moment) =>
      remembers({ pollCount: Math.min(moment.before?.context.pollCount + 1, 3) })(moment),
    ),
    "who has paid has the order looked at soon (4.4)": whenever(
      happens("FINISH_PAY"),
      was("payment.pending.open", "payment.failed"),
    ).then(remembers({ pollCount: 0 })),
    "an order is looked at when its dialog opens (4.4)": never(not(asks("loadOrder"))).before(asks("loadOrder")),
    "refreshing loads the order again (4.4)": whenever(
      any(happens("REFRESHED"), happens("PAYMENT_WINDOW_ENDED")),
      was("poll.idle"),
    ).then(asks("loadOrder")),
    "a look that was refused is the last one until somebody asks (8.2)": whenever(
      happens("loadOrder answers", "refused"),
    ).then(
      is("poll.stopped"),
      remembers(({ pollProblem }: { pollProblem: unknown }) => pollProblem !== null),
    ),
    "a look that failed is said to have failed, and another follows (8.4)": whenever(happens("loadOrder fails")).then(
      is("poll.idle"),
      remembers(({ pollProblem }: { pollProblem: unknown }) => pollProblem !== null),
    ),
    "a hidden tab waits, and a shown one looks (7.16)": whenever(
      happens("TAB_HIDDEN"),
      was("poll.idle", "poll.loading"),
    ).then(is("poll.hidden")),
    "a tab that is shown again loads the order (7.16)": whenever(happens("TAB_SHOWN"), was("poll.hidden")).then(
      asks("loadOrder"),
    ),
    "a tab that comes back during an act waits for its answer (4.4)": whenever(
      happens("TAB_SHOWN"),
      was("poll.onHoldHidden"),
    ).then(is("poll.onHold")),
    "a tab that is shown is not shown again (7.16)": whenever(
      happens("TAB_SHOWN"),
      was("poll.idle", "poll.loading", "poll.stopped"),
    ).then(not(asks("loadOrder"))),
    "nothing is submitted twice: a payment is reported once until that is answered (4.4)": atMostOnce(
      asks("finishPayment"),
    ).between(any(happens("finishPayment answers"), happens("finishPayment fails"))),
    "an order is cancelled once until that is answered (4.4)": atMostOnce(asks("cancelOrder")).between(
      any(happens("cancelOrder answers"), happens("cancelOrder fails")),
    ),
    "nothing is cancelled before the merchant has said so twice (4.4)": never(asks("cancelOrder")).before(
      all(happens("CANCEL_CONFIRMED"), was("payment.pending.confirmingCancel")),
    ),
    "paying and cancelling happen only on request (4.4)": never(is("payment.finishing")).before(happens("FINISH_PAY")),
    "Finish Pay sends the payment report (4.4)": whenever(
      happens("FINISH_PAY"),
      was("payment.pending.open", "payment.failed"),
    ).then(is("payment.finishing"), asks("finishPayment")),
    "a hidden tab without an act under way does not poll (7.16)": after(all(happens("TAB_HIDDEN"), is("poll.hidden")))
      .until(any(happens("TAB_SHOWN"), happens("FINISH_PAY"), happens("CANCEL_CONFIRMED")))
      .never(asks("loadOrder")),
    "who has paid is asked whether to go to their orders (4.4)": whenever(
      happens("finishPayment answers", "waiting", "paid"),
      was("offer.none"),
    ).then(is("offer.open")),
    "only accepting the offer leads to the orders (4.4)": whenever(does("goToOrders")).then(happens("OFFER_ACCEPTED")),
    "who stays is asked no more (4.4)": whenever(happens("OFFER_DISMISSED"), was("offer.open")).then(
      is("offer.none"),
      not(does("goToOrders")),
    ),
    "an order that was cancelled is announced as such (4.4)": whenever(
      happens("cancelOrder answers", "cancelled"),
    ).then(is("payment.cancelled"), does("announceCancelled")),
    "only a request to cancel opens the question (4.4)": whenever(
      is("payment.pending.confirmingCancel"),
      not(was("payment.pending.confirmingCancel")),
    ).then(happens("CANCEL_REQUESTED")),
    "that question stays while the order can be cancelled (4.4)": whenever(
      happens("loadOrder answers", "pending"),
      was("payment.pending.confirmingCancel"),
    ).then(is("payment.pending.confirmingCancel")),
    "it goes once all of the money is there (4.4)": whenever(
      happens("loadOrder answers", "covered"),
      was("payment.pending.confirmingCancel"),
    ).then(is("payment.pending.open")),
    "while an act is under way, there is no poll (4.4)": whenever(is("payment.finishing", "payment.cancelling")).then(
      any(is("poll.onHold"), all(is("poll.onHoldHidden"), any(happens("TAB_HIDDEN"), was("poll.onHoldHidden")))),
    ),
    "an answer without its question changes nothing (4.4)": whenever(
      happens("CANCEL_CONFIRMED"),
      not(was("payment.pending.confirmingCancel")),
    ).then(ignored),
    "an act that ends in a hidden tab is followed by a poll once it is shown (7.16)": whenever(
      any(happens("finishPayment answers"), happens("cancelOrder answers"), happens("finishPayment fails")),
      was("poll.onHoldHidden"),
    ).then(is("poll.hidden"), not(asks("loadOrder"))),
    "once there is something to see, a look by itself is made in the background (7.16)": whenever(
      happens("pollDelay elapses"),
      not(remembered({ order: null })),
    ).then(
      is("poll.loading"),
      asks("loadOrder", ({ userInitiated }: { userInitiated: boolean }) => !userInitiated),
    ),
    "one that somebody asks for is not (7.16)": whenever(happens("REFRESHED"), was("poll.idle", "poll.stopped")).then(
      is("poll.loading"),
      asks("loadOrder", ({ userInitiated }: { userInitiated: boolean }) => userInitiated),
    ),
    "what is being looked at is not looked at again (4.4)": whenever(happens("REFRESHED"), was("poll.loading")).then(
      ignored,
    ),
    "a tab is hidden once, and one that looks no more does not notice (7.16)": whenever(
      happens("TAB_HIDDEN"),
      was("poll.hidden", "poll.onHoldHidden", "poll.stopped"),
    ).then(ignored),
    "an offer that is not made is not taken (4.4)": whenever(happens("OFFER_ACCEPTED"), was("offer.none")).then(
      ignored,
    ),
    "one that is taken is over (4.4)": whenever(happens("OFFER_ACCEPTED"), was("offer.open")).then(
      is("offer.none"),
      does("goToOrders"),
    ),
    "one that is made stays while the payment is confirmed (4.4)": whenever(
      happens("loadOrder answers", "waiting", "paid"),
      was("offer.open"),
    ).then(is("offer.open")),
    "a question that is answered with no leaves the order as it was (4.4)": whenever(
      happens("CANCEL_DISMISSED"),
      was("payment.pending.confirmingCancel"),
    ).then(is("payment.pending.open"), not(asks("cancelOrder"))),
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
