import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleOrder, UNFORESEEN_ORDER } from "#machines/testing/sample-order.ts";
import { modelOf, plain, raisedByItself } from "#model-tests/model.ts";

/** Every pay status in which the service may answer with the order, and one that nobody foresaw. */
const inEveryStatus: Record<PayStatus | "unforeseen", ReturnType<typeof inStatus>> = {
  pending: inStatus("pending"),
  waiting: inStatus("waiting"),
  paid: inStatus("paid"),
  cancelled: inStatus("cancelled"),
  failed: inStatus("failed"),
  unforeseen: accepted(UNFORESEEN_ORDER),
};

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
    loadOrder: { ...inEveryStatus, refused: refusal("2404") },
    finishPayment: { ...inEveryStatus, refused: refusal("2102") },
    cancelOrder: { ...inEveryStatus, refused: refusal("2102") },
  },
  stateKey: ({ order }) => ({ order: order?.payStatus ?? null }),
  always: {
    "what is shown is what the service said last, unless an act is on its way (4.4)": ({ value, context }) =>
      isActing(value.payment) || topOf(value.payment) === stateOf(context.order),
    "only a pending order or one whose confirmation failed can be paid (4.4)": (snapshot) =>
      !snapshot.can({ type: "FINISH_PAY" }) || ["pending", "failed"].includes(snapshot.context.order?.payStatus ?? ""),
    "only a pending order can be cancelled (4.4)": (snapshot) =>
      !snapshot.can({ type: "CANCEL_REQUESTED" }) || snapshot.context.order?.payStatus === "pending",
    "only who has said that it is paid is asked whether to go to the orders, and not of what failed (4.4)": ({
      value,
      context,
    }) => value.offer === "none" || ["waiting", "paid"].includes(context.order?.payStatus ?? ""),
    "nothing is asked while an act is on its way: its answer would show the past (4.4)": ({ value }) =>
      !isActing(value.payment) || value.poll === "onHold" || value.poll === "onHoldHidden",
  },
});

function inStatus(status: PayStatus) {
  return accepted(sampleOrder(status));
}

function stateOf(order: Order | null): string {
  if (order === null) return "unknown";
  return order.payStatus in inEveryStatus ? order.payStatus : "unforeseen";
}

function topOf(payment: string | object): string | undefined {
  return typeof payment === "string" ? payment : Object.keys(payment)[0];
}

function isActing(payment: string | object): boolean {
  return payment === "finishing" || payment === "cancelling";
}
