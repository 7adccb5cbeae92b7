/**
 * Customers' payments over one of the trend ranges (2.24, 9.5), grouped by network, currency or application, as a chart
 * or a table. The figures of the previous range stay until the next ones are loaded.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Receipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { accepted, failed, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The trend ranges in days, today included. */
export const RANGE_DAYS = { week: 7, month: 30, threeMonths: 90 } as const;
export type Range = keyof typeof RANGE_DAYS;
export type Grouping = "network" | "currency" | "application";
export type Presentation = "chart" | "table";

export const receiptsTrend = withService(
  setup({
    types: {
      context: {} as {
        range: Range;
        groupedBy: Grouping;
        presentation: Presentation;
        /**
         * The symbol of the chosen currency; null for USDT or, without payments in USDT, the currency with the most
         * payments.
         */
        currency: string | null;
        /** The shown figures and their range; null until the first answer. */
        shown: { days: number; receipts: Receipts } | null;
        problem: Problem | null;
      },
      events: {} as
        | { type: "RANGE_CHOSEN"; range: Range }
        | { type: "GROUPING_CHOSEN"; groupedBy: Grouping }
        | { type: "PRESENTATION_CHOSEN"; presentation: Presentation }
        | { type: "CURRENCY_CHOSEN"; currency: string }
        | { type: "REFRESHED" },
      tags: {} as "busy",
    },
    actors: { loadReceipts: fromPromise<Answer<Receipts>, { days: number }>(unprovided) },
    guards: { isAnotherRange: ({ context }, range: Range) => range !== context.range },
    actions: {
      setRange: assign({ range: (_, range: Range) => range }),
      setReceipts: assign({
        shown: ({ context }, answer: Answer<Receipts>) =>
          answer.accepted ? { days: RANGE_DAYS[context.range], receipts: answer.value } : context.shown,
        problem: null,
      }),
    },
  }),
).createMachine({
  id: "receiptsTrend",
  context: {
    range: "week",
    groupedBy: "network",
    presentation: "chart",
    currency: null,
    shown: null,
    problem: null,
  },
  initial: "loading",
  on: {
    RANGE_CHOSEN: {
      guard: { type: "isAnotherRange", params: ({ event }) => event.range },
      target: ".loading",
      actions: { type: "setRange", params: ({ event }) => event.range },
    },
    GROUPING_CHOSEN: { actions: assign({ groupedBy: ({ event }) => event.groupedBy }) },
    PRESENTATION_CHOSEN: { actions: assign({ presentation: ({ event }) => event.presentation }) },
    CURRENCY_CHOSEN: { actions: assign({ currency: ({ event }) => event.currency }) },
  },
  states: {
    loading: {
      meta: { spec: ["2.24", "3.11", "9.5"] },
      tags: "busy",
      invoke: {
        id: "loadReceipts",
        src: "loadReceipts",
        input: ({ context }) => ({ days: RANGE_DAYS[context.range] }),
        onDone: [accepted("loaded", "setReceipts"), refused("failed")],
        onError: failed("failed"),
      },
    },
    loaded: { on: { REFRESHED: "loading" } },
    failed: { on: { REFRESHED: "loading" } },
  },
});

export type ReceiptsTrendActor = ActorRefFrom<typeof receiptsTrend>;
export type ReceiptsTrendSnapshot = SnapshotFrom<typeof receiptsTrend>;
