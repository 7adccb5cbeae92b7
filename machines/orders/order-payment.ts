/**
 * The payment of one order (4.4) in three regions. `payment` is the pay status, always as the service answered it;
 * `poll` reloads the order at growing intervals while the tab is visible, even after the end, since money can still
 * arrive; `offer` is the dialog after the payment.
 */

import { type ActorRefFrom, and, assign, fromPromise, not, or, raise, type SnapshotFrom, setup, stateIn } from "xstate";
import { NETWORKS } from "#contracts/currencies/networks.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Order, PayStatus } from "#contracts/orders/order.ts";
import { paymentStateOf } from "#contracts/orders/payment-state.ts";
import { type Problem, problemFrom, problemOf } from "#contracts/problem.ts";
import { output, recordFailure, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The delays between polls, in milliseconds; each poll moves on to the next one, and the last one repeats. */
export const POLL_DELAYS = [2_000, 3_000, 5_000, 10_000] as const;

type OrderCode = { code: string };

export const orderPayment = withService(
  setup({
    types: {
      input: {} as OrderCode,
      context: {} as {
        code: string;
        order: Order | null;
        /** Why the merchant's last action failed. */
        problem: Problem | null;
        /** Why the last poll failed; the order is from an earlier poll. */
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
        /** Raised by the machine: `payment` follows the status of `context.order`. */
        | { type: "ORDER_UPDATED" },
      tags: {} as "busy" | "payable",
    },
    actors: {
      loadOrder: fromPromise<Answer<Order>, OrderCode & { userInitiated: boolean }>(unprovided),
      finishPayment: fromPromise<Answer<Order>, OrderCode>(unprovided),
      cancelOrder: fromPromise<Answer<Order>, OrderCode>(unprovided),
    },
    guards: {
      isStatus: ({ context: { order } }, status: PayStatus) => order?.payStatus === status && networkIsKnown(order),
      /** The payment was reported: the merchant has nothing left to do. */
      isWaitingOrPaid: ({ context }) => context.order?.payStatus === "waiting" || context.order?.payStatus === "paid",
      /** A fully paid order cannot be cancelled. */
      isCovered: ({ context: { order } }) => order !== null && paymentStateOf(order) === "covered",
      isPendingAndCovered: ({ context: { order } }) =>
        order?.payStatus === "pending" && networkIsKnown(order) && paymentStateOf(order) === "covered",
      canFinish: or([stateIn({ payment: { pending: "open" } }), stateIn({ payment: "failed" })]),
    },
    actions: {
      setOrder: assign(({ context }, answer: Answer<Order>) =>
        answer.accepted
          ? { order: answer.value, pollProblem: null, problem: isOver(context, answer.value) ? null : context.problem }
          : { pollProblem: null },
      ),
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
          { target: ".unforeseen" },
        ],
      },
      states: {
        unknown: {},
        // An unknown status or network: no actions, but polling continues.
        unforeseen: { meta: { spec: ["4.4"] } },
        pending: {
          meta: { spec: ["4.4", "2.26"] },
          tags: "payable",
          initial: "open",
          on: {
            // An update of a pending order must not close the cancel confirmation.
            ORDER_UPDATED: { guard: { type: "isStatus", params: "pending" } },
          },
          states: {
            open: {
              on: {
                FINISH_PAY: "#orderPayment.payment.finishing",
                CANCEL_REQUESTED: { guard: not("isCovered"), target: "confirmingCancel" },
              },
            },
            confirmingCancel: {
              on: {
                CANCEL_CONFIRMED: "#orderPayment.payment.cancelling",
                CANCEL_DISMISSED: "open",
                ORDER_UPDATED: { guard: "isPendingAndCovered", target: "open" },
              },
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
                actions: [{ type: "setOrder", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
              {
                actions: [{ type: "recordRefusal", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
            ],
            // The call may have arrived, so the order is loaded again.
            onError: { actions: [recordFailure, raise({ type: "ORDER_UPDATED" })] },
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
                actions: [{ type: "setOrder", params: output }, "announceCancelled", raise({ type: "ORDER_UPDATED" })],
              },
              {
                actions: [{ type: "recordRefusal", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
            ],
            onError: { actions: [recordFailure, raise({ type: "ORDER_UPDATED" })] },
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
        // Drops the answer to an earlier poll, which is out of date.
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
            // The first load and a refresh are user-initiated; other polls are background requests.
            input: ({ context: { code, order }, event }) => ({
              code,
              userInitiated: order === null || event.type === "REFRESHED",
            }),
            onDone: [
              {
                guard: wasAccepted,
                target: "idle",
                actions: [{ type: "setOrder", params: output }, raise({ type: "ORDER_UPDATED" })],
              },
              {
                target: "stopped",
                actions: { type: "recordPollError", params: ({ event }) => problemOf(event.output) },
              },
            ],
            onError: {
              target: "idle",
              actions: { type: "recordPollError", params: ({ event }) => problemFrom(event.error) },
            },
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
    // The dialog after the payment. It stays open until the merchant answers, even if the payment is confirmed.
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
            // A failed payment is repaired in the pay dialog, not in the list of orders.
            ORDER_UPDATED: { guard: not("isWaitingOrPaid"), target: "none" },
          },
        },
      },
    },
  },
});

export type OrderPaymentActor = ActorRefFrom<typeof orderPayment>;
export type OrderPaymentSnapshot = SnapshotFrom<typeof orderPayment>;

/** Whether the problem of the last action is over: the device is online again, or the order has another status. */
function isOver({ order, problem }: { order: Order | null; problem: Problem | null }, now: Order): boolean {
  const wasOffline = problem?.kind === "failed" && problem.failure?.kind === "offline";
  return wasOffline || order?.payStatus !== now.payStatus;
}

/** Whether the order's network is known, or no longer needed. */
function networkIsKnown({ payStatus, payment }: Order): boolean {
  return payStatus === "paid" || payStatus === "cancelled" || NETWORKS.some((name) => name === payment.network);
}
