import { listBills } from "#contracts/bills/list-bills.call.ts";
import { loadAttention } from "#contracts/dashboard/load-attention.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import { loadProgress } from "#contracts/dashboard/load-progress.call.ts";
import { loadReceipts } from "#contracts/dashboard/load-receipts.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { accessProcess } from "#machines/dashboard/access-process.ts";
import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { accessFolded } from "#src/dashboard/access/stored-access.ts";
import { withToday } from "#src/dashboard/receipts/today.ts";
import { provideList } from "#src/records/provide/provide-list.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";

/** The figures of the console home (2.24). */
export function provideFigures(services: Services) {
  return provideResource(services, loadFigures, () => ({}));
}

/** What customers paid, day by day; a day begins at midnight where the merchant's device is (2.24, 9.5). */
export function provideReceiptsTrend(services: Services) {
  return receiptsTrend.provide({
    actors: {
      loadReceipts: fromCall(services, "loadReceipts", async ({ input, signal }) => {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        return withToday(await loadReceipts(services.send, { timeZone, days: input.days }, signal), timeZone);
      }),
    },
  });
}

/** What needs the merchant (2.24). */
export function provideAttention(services: Services) {
  return provideResource(services, loadAttention, () => ({}));
}

/** The access process, which this device remembers to have folded away (2.24). */
export function provideAccessProcess(services: Services) {
  return accessProcess.provide({
    actors: {
      loadProgress: fromCall(services, "loadProgress", ({ signal }) => loadProgress(services.send, {}, signal)),
    },
    actions: {
      rememberFolded: () => accessFolded.write("folded"),
      forgetFolded: () => accessFolded.remove(),
    },
  });
}

/** What customers paid last (2.24). */
export function provideLatestPayments(services: Services) {
  return provideList(services, listBills, "bills");
}

/** What the merchant ordered last (2.24). */
export function provideLatestOrders(services: Services) {
  return provideList(services, listOrders, "orders");
}
