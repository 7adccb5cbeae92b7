import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const receiptsTrendModel = modelOf<typeof receiptsTrend>({
  machine: receiptsTrend,
  about: "What customers paid, over the trend ranges (2.24, 9.5)",
  input: undefined,
  events: {
    RANGE_CHOSEN: { week: { range: "week" }, month: { range: "month" } },
    GROUPING_CHOSEN: { application: { groupedBy: "application" } },
    PRESENTATION_CHOSEN: { table: { presentation: "table" } },
    CURRENCY_CHOSEN: { USDC: { currency: "USDC" } },
    REFRESHED: plain,
  },
  answers: { loadReceipts: { some: accepted(sampleReceipts([sampleReceipt("2026-11-20")])), refused: refusal() } },
  stateKey: ({ range }) => ({ range }),
  always: {
    "what failed says why (8.2, 8.4)": ({ value, context }) => value !== "failed" || context.problem !== null,
    "what is loaded is of the range that was chosen (9.5)": ({ value, context: { range, shown } }) =>
      value !== "loaded" || shown?.days === { week: 7, month: 30, threeMonths: 90 }[range],
  },
});
