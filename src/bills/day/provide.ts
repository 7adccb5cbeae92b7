import { listBills } from "#contracts/bills/list-bills.call.ts";
import { billSearch } from "#contracts/bills/list-bills.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.call.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { loadReceipts } from "#contracts/dashboard/load-receipts.call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { requestFor } from "#contracts/list-request.ts";
import { provideLoaded } from "#src/records/provide/provide-resource.ts";
import { dayOf, daysBetween } from "#src/ui/format/calendar-day.ts";
import type { DayClose } from "./day-close.ts";

const PAGE_SIZE = 100;
/** The most pages of bills to compare. */
const MAX_PAGES = 5;

/** Loads the close of a day such as "2026-11-21" (2.24, 2.28, 2.31). */
export const provideDayClose = provideLoaded<DayClose>("dayClose", ({ send }, day, signal) =>
  loadDayClose(send, day, signal),
);

async function loadDayClose(send: Send, day: string, signal: AbortSignal): Promise<Answer<DayClose>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const filters = { createdFrom: day, createdUntil: day };
  const callbacks = (status: "failed" | "notNotified") =>
    listCallbacks(
      send,
      requestFor(callbackSearch, { page: 1, pageSize: PAGE_SIZE, sort: null, filters: { ...filters, status } }),
      signal,
    );
  const [receipts, bills, failed, waiting] = await Promise.all([
    loadReceipts(send, { timeZone, days: daysBetween(day, dayOf(new Date())) + 1 }, signal),
    loadBills(send, filters, signal),
    callbacks("failed"),
    callbacks("notNotified"),
  ]);
  if (!receipts.accepted) return receipts;
  if (!bills.accepted) return bills;
  if (!failed.accepted) return failed;
  if (!waiting.accepted) return waiting;
  return {
    ...bills,
    value: {
      receipts: receipts.value.items.filter((receipt) => receipt.day === day),
      bills: bills.value.items,
      billCount: Math.max(countOf(bills.value), bills.value.items.length),
      open: [...failed.value.items, ...waiting.value.items],
      openCount: countOf(failed.value) + countOf(waiting.value),
    },
  };
}

/** The bills of a day, up to `MAX_PAGES` pages. */
async function loadBills(send: Send, filters: Record<string, string>, signal: AbortSignal) {
  const ask = (page: number) =>
    listBills(send, requestFor(billSearch, { page, pageSize: PAGE_SIZE, sort: null, filters }), signal);
  const first = await ask(1);
  if (!first.accepted) return first;
  const items = [...first.value.items];
  for (let page = 2; page <= MAX_PAGES && items.length < countOf(first.value); page += 1) {
    const next = await ask(page);
    if (!next.accepted) return next;
    items.push(...next.value.items);
  }
  return { ...first, value: { ...first.value, items } };
}

/** The total; without one, the number of rows. */
function countOf({ total, items }: { total: number | null; items: readonly unknown[] }): number {
  return total ?? items.length;
}
