import { sampleOrder, UNKNOWN_STATUS_ORDER } from "#machines/testing/sample-order.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { listReply, type Mock, type Mocks, REFUSED, reply } from "./mocks.ts";
import { orderWith } from "./sample-records.ts";
import type { Screen } from "./screen.ts";

const DETAIL = "/api/Order/Detail";
const FINISH = "/api/Order/FinishPayment";
const CANCEL = "/api/Order/Cancel";
const pending = sampleOrder("pending");
const { code } = pending;

const transfer = { ...{ hash: "7f".repeat(32), network: "TRON" }, ...{ amount: "12.50", kind: "onTime" } };
const SHORT = {
  ...sampleOrder("failed"),
  payment: {
    ...pending.payment,
    ...{ received: "12.50", remaining: "17.40", secondsLeft: 600 },
    transfers: [{ ...transfer, confirmations: 20, requiredConfirmations: 20, seenAt: "2026-11-21T09:20:00.000Z" }],
  },
};
const OVERPAID = orderWith("paid", {
  ...{ received: "40.00", excess: "10.10", excessHandling: "creditedToBalance", secondsLeft: 0 },
});

/** The pay dialog of an order. */
function paying(name: string, order: object, shows: readonly string[], more: Partial<Screen> = {}): Screen {
  return {
    name: `paying: ${name}`,
    who: "merchant",
    path: () => `/order/list?pay=${code}`,
    mocks: { [DETAIL]: reply(order), "/api/Order/List": listReply(order), ...more.mocks },
    states: shows.map((state) => `orderPayment ${state}`),
    ...(more.prepare && { prepare: more.prepare }),
    ...(more.isLoading && { isLoading: more.isLoading }),
  };
}

/** Answers the first call about the order, and mocks the later ones. */
const thenPolls = (next: Mock): Mocks => ({ [DETAIL]: (turn) => (turn === 1 ? reply(pending) : next) });

async function finish(person: Person) {
  await payDialog(person, code).finish.click();
}
async function confirmCancel(person: Person) {
  const dialog = payDialog(person, code);
  await dialog.cancel.click();
  await dialog.confirmCancel.click();
}
async function pollAgain({ page }: Person) {
  await page.clock.fastForward(3_000);
}
/** Packages, and every payment state (2.25, 2.26, 4.4). */
export const ORDER_SITUATIONS: readonly Screen[] = [
  {
    name: "packages: loading",
    who: "merchant",
    path: () => "/order/packages",
    mocks: { "/api/Package/List": "waits" },
    states: ["orderPlacement loading"],
    isLoading: true,
  },
  {
    name: "packages: could not be loaded",
    who: "merchant",
    path: () => "/order/packages",
    mocks: { "/api/Package/List": REFUSED },
    states: ["orderPlacement unavailable"],
  },
  {
    name: "packages: placing the order",
    who: "merchant",
    path: () => "/order/packages",
    mocks: { "/api/Order/Create": "waits" },
    prepare: async (person) => {
      const choice = packageChoice(person);
      await choice.cards.first().click();
      await choice.order.click();
    },
    states: ["orderPlacement ordering"],
    isLoading: true,
  },
  paying("order loading", pending, ["payment.unknown", "poll.loading"], {
    mocks: { [DETAIL]: "waits" },
    isLoading: true,
  }),
  paying("unknown status", UNKNOWN_STATUS_ORDER, ["payment.unforeseen"]),
  paying("unknown network", { ...pending, payment: { ...pending.payment, network: "SOLANA" } }, ["payment.unforeseen"]),
  paying("underpaid", SHORT, ["payment.failed"]),
  paying("Finish Pay in progress", pending, ["payment.finishing", "poll.onHold"], {
    mocks: { [FINISH]: "waits" },
    prepare: finish,
    isLoading: true,
  }),
  paying("Finish Pay refused", pending, ["payment.pending.open"], {
    mocks: { [FINISH]: REFUSED },
    prepare: async (person) => {
      await finish(person);
      await payDialog(person, code).dialog.getByRole("alert").waitFor();
    },
  }),
  paying("finished, link to my orders offered", pending, ["payment.waiting", "offer.open"], {
    mocks: { ...thenPolls("waits"), [FINISH]: reply(sampleOrder("waiting")) },
    prepare: async (person) => {
      await finish(person);
      await payDialog(person, code).offer.waitFor();
    },
  }),
  paying("waiting for confirmation", sampleOrder("waiting"), ["payment.waiting", "offer.none", "poll.idle"]),
  paying("paid", orderWith("paid", { excessHandling: "creditedToBalance" }), ["payment.paid"]),
  paying("overpaid", OVERPAID, ["payment.paid"]),
  paying("cancelling", pending, ["payment.cancelling"], {
    mocks: { [CANCEL]: "waits" },
    prepare: confirmCancel,
    isLoading: true,
  }),
  paying("cancelling refused", pending, ["payment.pending.open"], {
    mocks: { [CANCEL]: REFUSED },
    prepare: confirmCancel,
  }),
  paying("cancelled", sampleOrder("cancelled"), ["payment.cancelled"]),
  paying("service unreachable", pending, ["payment.pending.open"], {
    mocks: thenPolls("breaks off"),
    prepare: async (person) => {
      await payDialog(person, code).finish.waitFor();
      await pollAgain(person);
      await person.expectText("orders:pay.stale");
    },
  }),
  paying("refresh refused", pending, ["payment.pending.open", "poll.stopped"], {
    mocks: thenPolls(REFUSED),
    prepare: async (person) => {
      await payDialog(person, code).finish.waitFor();
      await pollAgain(person);
    },
  }),
];
