/**
 * The payment of one order (4.4). `payment` is what the order is; `poll` asks the service again and again, since money
 * can come even to an order that is over, at growing intervals, and rests while the tab is hidden; `offer` is the
 * question after the payment. The service decides; the console never does.
 */
import { type ActorRefFrom, and, assign, fromPromise, not, or, raise, type SnapshotFrom, setup, stateIn } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "#machines/problem.ts";
import { output, wasAccepted, withService } from "#machines/service-answers.ts";

/** How long the console waits before it asks again, in milliseconds: the longer nothing changes, the longer. */
export const POLL_DELAYS = [2_000, 3_000, 5_000, 10_000] as const;

type OrderCode = { code: string };

export const orderPayment = withService(
  setup({
    types: {
      input: {} as OrderCode,
      context: {} as {
        code: string;
        order: Order | null;
        /** Why the merchant's last act did not happen. */
        problem: Problem | null;
        /** Why the order could not be looked at; what is shown is as it was last seen. */
        pollProblem: Problem | null;
        pollCount: number;
      },
      events: {} as
        | { type: "FINISH_PAY" }
        | { type: "CANCEL_REQUESTED" }
        | { type: "CANCEL_CONFIRMED" }
        | { type: "CANCEL_DISMISSED" }
        | { type: "OFFER_ACCEPTED" }
        | { type: "OFFER_DISMISSED" }
        | { type: "PAYMENT_WINDOW_ENDED" }
        | { type: "REFRESHED" }
        | { type: "TAB_HIDDEN" }
        | { type: "TAB_SHOWN" }
        /** Raised by the machine itself: the order as the service gave it last has to be followed. */
        | { type: "ORDER_UPDATED" },
      tags: {} as "busy" | "payable",
    },
    actors: {
      loadOrder: fromPromise<Answer<Order>, OrderCode & { userInitiated: boolean }>(unprovided),
      finishPayment: fromPromise<Answer<Order>, OrderCode>(unprovided),
      cancelOrder: fromPromise<Answer<Order>, OrderCode>(unprovided),
    },
    guards: {
      isStatus: ({ context }, status: PayStatus) => context.order?.payStatus === status,
      /** The service took the payment, and checks it or has done so: the merchant has nothing left to do. */
      isWaitingOrPaid: ({ context }) => context.order?.payStatus === "waiting" || context.order?.payStatus === "paid",
      canFinish: or([stateIn({ payment: { pending: "open" } }), stateIn({ payment: "failed" })]),
    },
    actions: {
      rememberOrder: assign({
        order: ({ context }, answer: Answer<Order>) => (answer.accepted ? answer.value : context.order),
        pollProblem: null,
      }),
      recordPollError: assign({ pollProblem: (_, problem: Problem | null) => problem }),
      increasePollDelay: assign({
        pollCount: ({ context }) => Math.min(context.pollCount + 1, POLL_DELAYS.length - 1),
      }),
      resetPollDelay: assign({ pollCount: 0 }),
      goToOrders: unprovided,
      announceCancelled: unprovided,
    },
    delays: {
      pollDelay: ({ context }) => POLL_DELAYS[context.pollCount] ?? POLL_DELAYS[0],
    },
  }),
).createMachine({
  id: "orderPayment",
  context: ({ input }) => ({ code: input.code, order: null, problem: null, pollProblem: null, pollCount: 0 }),
  type: "parallel",
  states: {
    payment: {
      initial: "unknown",
      on: {
        ORDER_UPDATED: [
          { guard: { type: "isStatus", params: "pending" }, target: ".pending" },
          { guard: { type: "isStatus", params: "waiting" }, target: ".waiting" },
          { guard: { type: "isStatus", params: "paid" }, target: ".paid" },
          { guard: { type: "isStatus", params: "cancelled" }, target: ".cancelled" },
          { guard: { type: "isStatus", params: "failed" }, target: ".failed" },
        ],
      },
      states: {
        unknown: {},
        pending: {
          meta: { spec: ["4.4", "2.26"] },
          tags: "payable",
          initial: "open",
          on: {
            // Seeing it pending once more must not close the question whether to cancel.
            ORDER_UPDATED: { guard: { type: "isStatus", params: "pending" } },
          },
          states: {
            open: { on: { FINISH_PAY: "#orderPayment.payment.finishing", CANCEL_REQUESTED: "confirmingCancel" } },
            confirmingCancel: {
              on: { CANCEL_CONFIRMED: "#orderPayment.payment.cancelling", CANCEL_DISMISSED: "open" },
            },
          },
        },
        finishing: {
          meta: { spec: ["4.4"] },
          tags: ["busy", "payable"],
          entry: "clearProblem",
          invoke: {
            id: "finishPayment",
            src: "finishPayment",
            input: ({ context: { code } }) => ({ code }),
            onDone: [
              {
                guard: wasAccepted,
                actions: [{ type: "rememberOrder", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
              {
                actions: [{ type: "recordRefusal", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
            ],
            // Whether it arrived is unknown: the order as last seen is shown, and asked for again.
            onError: { actions: ["recordFailure", raise({ type: "ORDER_UPDATED" })] },
          },
        },
        cancelling: {
          meta: { spec: ["4.4"] },
          tags: "busy",
          entry: "clearProblem",
          invoke: {
            id: "cancelOrder",
            src: "cancelOrder",
            input: ({ context: { code } }) => ({ code }),
            onDone: [
              {
                guard: wasAccepted,
                actions: [
                  { type: "rememberOrder", params: output },
                  "announceCancelled",
                  raise({ type: "ORDER_UPDATED" }),
                ],
              },
              {
                actions: [{ type: "recordRefusal", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
            ],
            onError: { actions: ["recordFailure", raise({ type: "ORDER_UPDATED" })] },
          },
        },
        waiting: { meta: { spec: ["4.4"] } },
        failed: {
          meta: { spec: ["4.4", "8.9"] },
          tags: "payable",
          on: { FINISH_PAY: "finishing", ORDER_UPDATED: { guard: { type: "isStatus", params: "failed" } } },
        },
        paid: { meta: { spec: ["4.4"] } },
        cancelled: { meta: { spec: ["4.4"] } },
      },
    },
    poll: {
      initial: "loading",
      on: {
        // An answer that was on its way before the merchant acted would show the past: it is dropped.
        FINISH_PAY: {
          guard: "canFinish",
          target: ".onHold",
          actions: "resetPollDelay",
        },
        CANCEL_CONFIRMED: { guard: stateIn({ payment: { pending: "confirmingCancel" } }), target: ".onHold" },
      },
      states: {
        loading: {
          meta: { spec: ["4.4", "7.16"] },
          on: { TAB_HIDDEN: "hidden" },
          invoke: {
            id: "loadOrder",
            src: "loadOrder",
            // As long as there is nothing to see, the merchant waits for it; later the console looks by itself.
            input: ({ context: { code, order }, event }) => ({
              code,
              userInitiated: order === null || event.type === "REFRESHED",
            }),
            onDone: [
              {
                guard: wasAccepted,
                target: "idle",
                actions: [{ type: "rememberOrder", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
              {
                target: "stopped",
                actions: { type: "recordPollError", params: ({ event }) => problemOf(event.output) },
              },
            ],
            onError: { target: "idle", actions: { type: "recordPollError", params: REQUEST_FAILED } },
          },
        },
        idle: {
          on: { REFRESHED: "loading", PAYMENT_WINDOW_ENDED: "loading", TAB_HIDDEN: "hidden" },
          after: { pollDelay: { target: "loading", actions: "increasePollDelay" } },
        },
        hidden: { on: { TAB_SHOWN: "loading" } },
        onHold: { on: { ORDER_UPDATED: "loading", TAB_HIDDEN: "onHoldHidden" } },
        onHoldHidden: { on: { ORDER_UPDATED: "hidden", TAB_SHOWN: "onHold" } },
        stopped: { on: { REFRESHED: "loading" } },
      },
    },
    // The dialog after payment: go to my orders, or stay. It waits for the merchant, however quick the chain is.
    offer: {
      initial: "none",
      states: {
        none: {
          on: { ORDER_UPDATED: { guard: and([stateIn({ payment: "finishing" }), "isWaitingOrPaid"]), target: "open" } },
        },
        open: {
          meta: { spec: ["4.4"] },
          on: {
            OFFER_ACCEPTED: { target: "none", actions: "goToOrders" },
            OFFER_DISMISSED: "none",
            // What did not succeed after all has to be seen to here, and not from among the orders.
            ORDER_UPDATED: { guard: not("isWaitingOrPaid"), target: "none" },
          },
        },
      },
    },
  },
});

export type OrderPaymentActor = ActorRefFrom<typeof orderPayment>;
export type OrderPaymentSnapshot = SnapshotFrom<typeof orderPayment>;
