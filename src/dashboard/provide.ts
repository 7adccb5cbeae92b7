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

export const provideFigures = provideResource(loadFigures, () => ({}));

/** The receipts trend with its call; days are in the device's time zone (2.24, 9.5). */
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

export const provideAttention = provideResource(loadAttention, () => ({}));

/** The access process with its call; whether it is folded is stored on the device (2.24). */
export function provideAccessProcess(services: Services) {
  return accessProcess.provide({
    actors: {
      loadProgress: fromCall(services, "loadProgress", ({ signal }) => loadProgress(services.send, {}, signal)),
    },
    actions: {
      storeFolded: () => accessFolded.write("folded"),
      clearFolded: () => accessFolded.remove(),
    },
  });
}

export const provideLatestPayments = provideList(listBills, "bills");

export const provideLatestOrders = provideList(listOrders, "orders");
