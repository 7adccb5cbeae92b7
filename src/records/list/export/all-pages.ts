import type { Answer } from "#contracts/envelope.ts";
import type { ListQuery, Page } from "#machines/shell/list.ts";
import type { ExportProgress } from "#machines/shell/list-export.ts";
import { type RowSlot, rowSlots } from "#src/records/list/row-slots.ts";

/** Loads one page of a list. @param after the cursor (`next`) of the previous page; null to load by number. */
export type LoadPage<Row = unknown> = (
  query: ListQuery,
  after: string | null,
  signal: AbortSignal,
) => Promise<Answer<Page<Row>>>;

/** The rows of a page without those of the previous page, and the progress so far. */
export type PageRead = { slots: readonly RowSlot<unknown>[]; progress: ExportProgress };

/** The most rows that one request may ask for. */
const PAGE_SIZE = 100;
/** Delays before each retry, in milliseconds. */
const PAUSES = [1_000, 4_000];

/**
 * Every row that matches a query, a page at a time, so that only one page is in memory. A failed page is retried twice.
 * Rows that moved to the next page are skipped; at the end the first page is loaded again to detect changes.
 * @param wait resolves after so many milliseconds.
 * @throws the error of a page's last attempt; the signal's reason once it is aborted.
 */
export async function* allPages(
  { load, codeOf }: { load: LoadPage; codeOf: (row: unknown) => string },
  query: ListQuery,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void>,
): AsyncGenerator<PageRead, void, undefined> {
  const ask = (page: number, after: string | null) =>
    withRetries(() => load({ ...query, page, pageSize: PAGE_SIZE }, after, signal), signal, wait);
  let progress: ExportProgress = { rows: 0, unreadable: 0, total: null, isSteady: true };
  let came = 0;
  let first: Page<unknown> | null = null;
  let before: ReadonlySet<string> = new Set();
  let after: string | null = null;
  let page = 1;
  for (; ; page += 1) {
    const answer: Page<unknown> = await ask(page, after);
    first ??= answer;
    const known = before;
    // Stryker disable next-line ConditionalExpression: a place without a row has no code; TypeScript needs the check.
    const isNew = (slot: RowSlot<unknown>) => slot.unreadable !== null || !known.has(codeOf(slot.row));
    // Stryker disable next-line ArrayDeclaration: a text has no place among the rows.
    const slots = rowSlots(answer.items, answer.unreadable ?? []).filter(isNew);
    const unreadable = answer.unreadable?.length ?? 0;
    const count = answer.items.length + unreadable;
    progress = {
      rows: progress.rows + slots.length - unreadable,
      unreadable: progress.unreadable + unreadable,
      total: countOf(answer),
      isSteady: progress.isSteady && slots.length === count && countOf(answer) === countOf(first),
    };
    yield { slots, progress };
    came += count;
    const isPastEnd = slots.length === 0;
    const isCounted = answer.next === undefined && progress.total !== null && came >= progress.total;
    if (isPastEnd || isCounted || answer.next === null) break;
    before = new Set(answer.items.map(codeOf));
    after = answer.next ?? null;
  }
  if (page > 1 && !isSame(first, await ask(1, null))) yield { slots: [], progress: { ...progress, isSteady: false } };
}

/** The exact total; null when it is unknown. */
function countOf({ total, totalIsExact }: Page<unknown>): number | null {
  return totalIsExact === false ? null : total;
}

function isSame(one: Page<unknown>, other: Page<unknown>): boolean {
  return countOf(one) === countOf(other) && JSON.stringify(one.items) === JSON.stringify(other.items);
}

async function withRetries(
  load: () => Promise<Answer<Page<unknown>>>,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Page<unknown>> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const pause = PAUSES[attempt];
    try {
      const answer = await load();
      if (answer.accepted) return answer.value;
      throw new Error(`The service refused a page: ${answer.errCode}`);
    } catch (error) {
      if (signal.aborted || pause === undefined) throw error;
    }
    await wait(pause);
  }
}
