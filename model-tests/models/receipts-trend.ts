import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import {
  answerValue,
  any,
  atStart,
  during,
  exactly,
  hadContext,
  noPayload,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const DAYS = { week: 7, month: 30, threeMonths: 90 };

export const receiptsTrendModel = modelOf<typeof receiptsTrend>({
  machine: receiptsTrend,
  description: "What customers paid, over the trend ranges (2.24, 9.5)",
  input: undefined,
  events: {
    RANGE_CHOSEN: { week: { range: "week" }, month: { range: "month" }, "three months": { range: "threeMonths" } },
    GROUPING_CHOSEN: { application: { groupedBy: "application" }, currency: { groupedBy: "currency" } },
    PRESENTATION_CHOSEN: { table: { presentation: "table" } },
    CURRENCY_CHOSEN: { USDC: { currency: "USDC" }, DAI: { currency: "DAI" } },
    ...noPayload("REFRESHED"),
  },
  answers: {
    loadReceipts: {
      some: accepted(sampleReceipts([sampleReceipt("2026-11-20")])),
      others: accepted(sampleReceipts([sampleReceipt("2026-11-21", { amount: "7.00" })])),
      refused: refusal(),
    },
  },
  stateKey: ({ range }) => ({ range }),
  always: {},
  overTime: {
    "initially a week is loaded (9.5)": when(atStart).exactly({
      state: "loading",
      calls: { loadReceipts: { days: 7 } },
    }),
    "choosing another range loads its days, also during another load (9.5)": when(
      "RANGE_CHOSEN",
      ({ step, before }) => step?.event["range"] !== before?.context.range,
    ).exactly(({ step }) => {
      const range: keyof typeof DAYS = step?.event["range"];
      return { state: "loading", calls: { loadReceipts: { days: DAYS[range] } }, context: { range } };
    }),
    "while loading, refreshing is ignored (9.5)": during("loading").only(
      "RANGE_CHOSEN",
      "GROUPING_CHOSEN",
      "PRESENTATION_CHOSEN",
      "CURRENCY_CHOSEN",
      "loadReceipts answers",
      "loadReceipts fails",
    ),
    "choosing the current range is ignored (9.5)": when("RANGE_CHOSEN (week)", hadContext({ range: "week" })).exactly(
      {},
    ),
    "loaded receipts are shown, and the problem is cleared (8.4)": when(
      onEvent("loadReceipts answers", "some", "others"),
    ).exactly((moment) => ({
      state: "loaded",
      context: {
        shown: ({ receipts }: { receipts: unknown }) => answerValue({ accepted: true, value: receipts }, moment),
        problem: null,
      },
    })),
    "choosing a grouping, presentation or currency makes no call (2.24)": when(
      any("GROUPING_CHOSEN", "PRESENTATION_CHOSEN", "CURRENCY_CHOSEN"),
    ).then((moment) => {
      const { type: _, ...chosen } = moment.step?.event ?? { type: "" };
      return exactly({ context: chosen })(moment);
    }),
    "a failure keeps the shown receipts (2.24, 8.4)": when("loadReceipts fails").exactly({
      state: "failed",
      context: { problem: (problem: unknown) => problem !== null },
    }),
    "refreshing sends the request again (8.4)": when("REFRESHED").from("loaded", "failed").leadsTo("loading"),
  },
});
