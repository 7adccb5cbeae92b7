import { fromPromise } from "xstate";
import { loadFigures } from "#contracts/dashboard/load-figures.ts";
import { loadReceipts } from "#contracts/dashboard/load-receipts.ts";
import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Services } from "#src/services/services.ts";

/** The figures of the console home (2.24). */
export function provideFigures({ send }: Services) {
  return resource.provide({ actors: { load: fromPromise(({ signal }) => loadFigures(send, signal)) } });
}

/** What customers paid, day by day; a day begins at midnight where the merchant's device is (2.24, 9.5). */
export function provideReceiptsTrend({ send }: Services) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return receiptsTrend.provide({
    actors: {
      loadReceipts: fromPromise(({ input, signal }) => loadReceipts(send, { timeZone, days: input.days }, signal)),
    },
  });
}
