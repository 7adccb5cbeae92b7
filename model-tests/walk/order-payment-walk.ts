import type { Browser, Locator } from "playwright-core";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { payDialog } from "#model-tests/browser/areas/orders.ts";
import { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";
import { orderPaymentModel } from "#model-tests/models/order-payment.ts";
import type { BrowserModel, Executor, Sight, Walk } from "./browser-model.ts";
import { HeldCalls } from "./held-calls.ts";
import { expectMark } from "./marked-state.ts";

const CALLS = {
  loadOrder: "/api/Order/Detail",
  finishPayment: "/api/Order/FinishPayment",
  cancelOrder: "/api/Order/Cancel",
} as const;
type Call = keyof typeof CALLS;

/** The fixture whose payment window ends a second after it was seen, so that the view reports it. */
const ABOUT_TO_END = "pending, its window about to end";

type PaymentWalk = Walk & { person: Person; dialog: ReturnType<typeof payDialog>; held: HeldCalls; order: Order };

/**
 * The payment of one order at the console. The order is a real one of the sandbox; what the service says of it is held
 * back until the path says how it answers, and its status is then the path's.
 */
export const orderPaymentWalk: BrowserModel<PaymentWalk> = {
  model: {
    ...orderPaymentModel,
    answers: {
      ...orderPaymentModel.answers,
      loadOrder: {
        ...orderPaymentModel.answers.loadOrder,
        [ABOUT_TO_END]: accepted(aboutToEnd(sampleOrder("pending"))),
      },
    },
    stateKey: ({ order, pollProblem }) => ({
      order: order?.payStatus ?? null,
      "poll's problem": pollProblem?.kind ?? null,
      "seconds left": order?.payment.secondsLeft,
    }),
  },
  left: {},
  unreachable: {},
  allows: ({ step: { label } }, { snapshot: { context, value } }) => {
    const endsSoon = context.order?.payment.secondsLeft === 1;
    const isPayable = typeof value.payment === "object" ? "pending" in value.payment : value.payment === "failed";
    // Only where a look failed does the dialog offer another one; elsewhere it looks by itself.
    if (label === "REFRESHED") return context.pollProblem !== null;
    // The dialog says it once, at the end of its countdown.
    if (label === "PAYMENT_WINDOW_ENDED") return endsSoon && isPayable && context.pollProblem === null;
    if (label === "pollDelay elapses") return !endsSoon;
    return true;
  },
  // My orders take the dialog's place.
  ends: ({ step }) => step.label === "OFFER_ACCEPTED",
  executors: {
    FINISH_PAY: press(({ finish }) => finish),
    CANCEL_REQUESTED: press(({ cancel }) => cancel),
    CANCEL_CONFIRMED: press(({ confirmCancel }) => confirmCancel),
    CANCEL_DISMISSED: press(({ keep }) => keep),
    OFFER_DISMISSED: press(({ stay }) => stay),
    OFFER_ACCEPTED: async ({ dialog, person }) => {
      await dialog.acceptOffer.press("Enter");
      await person.arrivesAt("/order/list");
      await dialog.dialog.waitFor({ state: "hidden" });
    },
    REFRESHED: press(({ retry }) => retry),
    PAYMENT_WINDOW_ENDED: (walk) => walk.person.page.clock.runFor(1_500),
    TAB_HIDDEN: (walk) => turnTab(walk, true),
    TAB_SHOWN: (walk) => turnTab(walk, false),
    "pollDelay elapses": (walk) => walk.person.page.clock.runFor(10_000),
    ...answering("loadOrder"),
    ...answering("finishPayment"),
    ...answering("cancelOrder"),
  },
  sights: {
    "payment.unknown": null,
    "payment.pending.open": visible(({ finish }) => finish),
    "payment.pending.confirmingCancel": visible(({ cancelQuestion }) => cancelQuestion),
    "payment.finishing": visible(({ dialog }) => dialog.locator(".bp6-button.bp6-loading")),
    "payment.cancelling": visible(({ cancelQuestion }) => cancelQuestion),
    "payment.waiting": reads("orders:pay.waitingTitle"),
    "payment.failed": reads("orders:pay.failedTitle"),
    "payment.paid": reads("orders:pay.paidTitle"),
    "payment.cancelled": reads("orders:pay.cancelledTitle"),
    "payment.unforeseen": reads("orders:pay.unforeseenText"),
    "poll.loading": null,
    "poll.idle": null,
    "poll.hidden": null,
    "poll.onHold": null,
    "poll.onHoldHidden": null,
    "poll.stopped": null,
    "offer.none": gone(({ offer }) => offer),
    "offer.open": visible(({ offer }) => offer),
  },
  offers: {
    FINISH_PAY: offered(({ finish }) => finish),
    CANCEL_REQUESTED: offered(({ cancel }) => cancel),
    CANCEL_CONFIRMED: offered(({ confirmCancel }) => confirmCancel),
    // Where the question stands while the order is cancelled, keeping it means closing the question.
    CANCEL_DISMISSED: async () => false,
    OFFER_ACCEPTED: offered(({ acceptOffer }) => acceptOffer),
    OFFER_DISMISSED: offered(({ stay }) => stay),
    REFRESHED: offered(({ retry }) => retry),
    PAYMENT_WINDOW_ENDED: async () => false,
    TAB_HIDDEN: async () => false,
    TAB_SHOWN: async () => false,
  },
  begin,
};

async function begin(browser: Browser, service: Service): Promise<PaymentWalk> {
  const { merchant, order } = await orderToWalkOn(service);
  const person = await Person.at(browser, service.url, { signedInAs: merchant });
  person.complaints.allow(/Failed to load resource/, /request failed: net::ERR_CONNECTION_RESET/);
  const held = new HeldCalls();
  for (const path of Object.values(CALLS)) await held.hold(person.context, path);
  await person.page.clock.install();
  await person.goTo(`/order/list?pay=${order.code}`);
  const dialog = payDialog(person, order.code);
  await person.machine("orderPayment").waitFor();
  // From here on, time passes only where the path says so. It stops a little ahead, since it goes on meanwhile.
  await person.page.clock.pauseAt((await person.page.evaluate(() => Date.now())) + 10_000);
  return {
    person,
    dialog,
    held,
    order,
    expectState: (value) => expectMark(person, "orderPayment", value),
    leave: () => person.leave(),
  };
}

const ordersToWalkOn = new WeakMap<Service, Promise<{ merchant: Merchant; order: Order }>>();

/** One real order serves every path: nothing that a path does reaches the service. */
function orderToWalkOn(service: Service) {
  const known = ordersToWalkOn.get(service);
  if (known) return known;
  const made = service.newMerchant().then(async (merchant) => ({ merchant, order: await service.newOrder(merchant) }));
  ordersToWalkOn.set(service, made);
  return made;
}

/** How a call of the machine is answered: with the order in a status, refused, or not at all. */
function answering(call: Call): Record<string, Executor<PaymentWalk>> {
  return {
    [`${call} answers`]: async ({ held, order }, { fixture }) => {
      const route = await held.next(CALLS[call]);
      if (fixture === "refused") await route.fulfill({ json: { success: false, ...said(refusal()) } });
      else
        await route.fulfill({
          json: { success: true, errCode: null, errMsg: null, resData: inFixture(order, fixture) },
        });
    },
    [`${call} fails`]: async ({ held }) => {
      const route = await held.next(CALLS[call]);
      await route.abort("connectionreset");
    },
  };
}

function inFixture(order: Order, fixture: string): Order {
  if (fixture === ABOUT_TO_END) return aboutToEnd(order);
  return { ...order, payStatus: fixture as PayStatus };
}

function aboutToEnd(order: Order): Order {
  return { ...order, payment: { ...order.payment, secondsLeft: 1 } };
}

function said({ errCode, errMsg }: { errCode: string; errMsg: string }) {
  return { errCode, errMsg };
}

type Part = (dialog: PaymentWalk["dialog"]) => Locator;

/** Pressed by key: what floats above a button does not matter to the machine. */
function press(part: Part): Executor<PaymentWalk> {
  return (walk) => part(walk.dialog).press("Enter");
}

function visible(part: Part): Sight<PaymentWalk> {
  return (walk) => part(walk.dialog).first().waitFor();
}

function gone(part: Part): Sight<PaymentWalk> {
  return (walk) => part(walk.dialog).first().waitFor({ state: "hidden" });
}

function reads(key: string): Sight<PaymentWalk> {
  return (walk) => walk.person.reads(key);
}

function offered(part: Part) {
  return ({ dialog, person }: PaymentWalk) => part(dialog).and(person.page.locator(":enabled")).isVisible();
}

async function turnTab({ person }: PaymentWalk, hidden: boolean) {
  await person.page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
