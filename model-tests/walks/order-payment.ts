import { accepted } from "#machines/testing/answers.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { payDialog } from "#model-tests/browser/areas/orders.ts";
import { isCovered, orderPaymentModel } from "#model-tests/models/order-payment.ts";
import { expectBusy, expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

/** The fixture whose payment window ends after one second, so that the view sends the event. */
const ABOUT_TO_END = "pending, its window about to end";
const { code } = sampleOrder("pending");

/** The walk of one order's payment (2.26, 4.4). */
export const orderPaymentWalk = defineWalk(import.meta.vitest, {
  model: {
    ...orderPaymentModel,
    answers: {
      ...orderPaymentModel.answers,
      loadOrder: { ...orderPaymentModel.answers.loadOrder, [ABOUT_TO_END]: accepted(aboutToEnd()) },
    },
    stateKey: ({ order, pollProblem }) => ({
      order: order?.payStatus ?? null,
      covered: isCovered(order),
      network: order?.payment.network,
      "poll's problem": pollProblem?.kind ?? null,
      "seconds left": order?.payment.secondsLeft,
    }),
  },
  calls: {
    loadOrder: "/api/Order/Detail",
    finishPayment: "/api/Order/FinishPayment",
    cancelOrder: "/api/Order/Cancel",
  },
  background: { "/api/Order/List": { items: [sampleOrder("pending")], total: 1 } },
  async open(stage) {
    // Unknown statuses and networks are logged for the operator.
    stage.person.errors.allow(/ · unreadable · .* at resData\.(payStatus|payment\.network)/);
    await stage.open(`/order/list?pay=${code}`);
    await stage.person.machine("orderPayment").waitFor();
    await stage.pauseClock();
  },
  isPossible: ({ step: { label } }, { snapshot: { context, value } }) => {
    const endsSoon = context.order?.payment.secondsLeft === 1;
    const isPayable = typeof value.payment === "object" ? "pending" in value.payment : value.payment === "failed";
    // Only a failed poll offers to refresh; otherwise the dialog polls by itself.
    if (label === "REFRESHED") return context.pollProblem !== null;
    // The dialog sends it once, at the end of the countdown.
    if (label === "PAYMENT_WINDOW_ENDED") return endsSoon && isPayable && context.pollProblem === null;
    if (label === "pollDelay elapses") return !endsSoon;
    return true;
  },
  // My orders replaces the dialog.
  endsPath: ({ step }) => step.label === "OFFER_ACCEPTED",
  actions: {
    OFFER_ACCEPTED: async ({ person }) => {
      const { acceptOffer, dialog } = payDialog(person, code);
      await acceptOffer.press("Enter");
      await person.expectPath("/order/list");
      await dialog.waitFor({ state: "hidden" });
    },
    PAYMENT_WINDOW_ENDED: ({ person }) => person.page.clock.runFor(1_500),
    TAB_HIDDEN: (stage) => stage.switchTab("away"),
    TAB_SHOWN: (stage) => stage.switchTab("back"),
    "pollDelay elapses": ({ person }) => person.page.clock.runFor(10_000),
  },
  controls: {
    FINISH_PAY: part(({ finish }) => finish),
    CANCEL_REQUESTED: part(({ cancel }) => cancel),
    CANCEL_CONFIRMED: part(({ confirmCancel }) => confirmCancel),
    CANCEL_DISMISSED: part(({ keep }) => keep),
    OFFER_ACCEPTED: part(({ acceptOffer }) => acceptOffer),
    OFFER_DISMISSED: part(({ stay }) => stay),
    REFRESHED: part(({ retry }) => retry),
  },
  problemsOf: ({ context: { problem, pollProblem } }) => [problem, pollProblem],
  messagesIn: ({ person }) => person.page.locator('[role="dialog"], [role="alertdialog"]'),
  expectations: {
    "payment.unknown": null,
    "payment.pending.open": expectVisible(part(({ finish }) => finish)),
    "payment.pending.confirmingCancel": expectVisible(part(({ cancelQuestion }) => cancelQuestion)),
    "payment.finishing": expectBusy(part(({ dialog }) => dialog)),
    "payment.cancelling": expectBusy(part(({ cancelQuestion }) => cancelQuestion)),
    "payment.waiting": expectText("orders:pay.waitingTitle"),
    "payment.failed": expectText("orders:pay.failedTitle"),
    "payment.paid": expectText("orders:pay.paidTitle"),
    "payment.cancelled": expectText("orders:pay.cancelledTitle"),
    "payment.unforeseen": expectText("orders:pay.unforeseenText"),
    "poll.loading": null,
    "poll.idle": null,
    "poll.hidden": null,
    "poll.onHold": null,
    "poll.onHoldHidden": null,
    "poll.stopped": null,
    "offer.none": expectHidden(part(({ offer }) => offer)),
    "offer.open": expectVisible(part(({ offer }) => offer)),
  },
});

function part(choose: (dialog: ReturnType<typeof payDialog>) => ReturnType<Control>): Control {
  return ({ person }) => choose(payDialog(person, code));
}

function aboutToEnd() {
  const order = sampleOrder("pending");
  return { ...order, payment: { ...order.payment, secondsLeft: 1 } };
}
