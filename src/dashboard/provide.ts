import { fromPromise } from "xstate";
import { billSearch, listBills } from "#contracts/bills/list-bills.ts";
import { loadAttention } from "#contracts/dashboard/load-attention.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.ts";
import { loadProgress } from "#contracts/dashboard/load-progress.ts";
import { loadReceipts } from "#contracts/dashboard/load-receipts.ts";
import { listOrders, orderSearch } from "#contracts/orders/list-orders.ts";
import { accessProcess } from "#machines/dashboard/access-process.ts";
import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { resource } from "#machines/shell/resource.ts";
import { accessFolded } from "#src/dashboard/access/stored-access.ts";
import { provideList } from "#src/services/provide-list.ts";
import type { Services } from "#src/services/services.ts";

/** The figures of the console home (2.24). */
export function provideFigures({ send }: Services) {
  return resource.provide({ actors: { load: fromPromise(({ signal }) => loadFigures(send, signal)) } });
}

/** What customers paid, day by day; a day begins at midnight where the merchant's device is (2.24, 9.5). */
export function provideReceiptsTrend({ send }: Services) {
  return receiptsTrend.provide({
    actors: {
      loadReceipts: fromPromise(({ input, signal }) => {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        return loadReceipts(send, { timeZone, days: input.days }, signal);
      }),
    },
  });
}

/** What needs the merchant (2.24). */
export function provideAttention({ send }: Services) {
  return resource.provide({ actors: { load: fromPromise(({ signal }) => loadAttention(send, signal)) } });
}

/** The access process, which this device remembers to have folded away (2.24). */
export function provideAccessProcess({ send }: Services) {
  return accessProcess.provide({
    actors: { loadProgress: fromPromise(({ signal }) => loadProgress(send, signal)) },
    actions: {
      rememberFolded: () => accessFolded.write("folded"),
      forgetFolded: () => accessFolded.remove(),
    },
  });
}

/** What customers paid last (2.24). */
export function provideLatestPayments({ send }: Services) {
  return provideList(send, billSearch, listBills);
}

/** What the merchant ordered last (2.24). */
export function provideLatestOrders({ send }: Services) {
  return provideList(send, orderSearch, listOrders);
}
