import type { Answer } from "#contracts/envelope.ts";
import type { ListQuery, Page } from "#machines/shell/list.ts";
import type { LoadPage } from "#src/records/list/export/all-pages.ts";
import { type RowSlot, rowSlots } from "#src/records/list/row-slots.ts";

/** The paging of a service that ignores the requested page size. */
type ServerPaging = {
  /** Rows on each of its pages but the last. */
  rows: number;
  /** Whether it always answers the whole list. */
  isWhole: boolean;
};

/**
 * Pages of the requested size, also from a service that answers all rows or pages of its own size; rendering 1,500 rows as
 * one page takes seconds. The service's paging is detected by the first answer that is too long.
 */
export function paginate<Row>(load: LoadPage<Row>): LoadPage<Row> {
  let paging: ServerPaging | null = null;
  return async (query, after, signal) => {
    if (!paging) {
      const answer = await load(query, after, signal);
      const isLong = answer.accepted && rowsOf(answer.value) > query.pageSize;
      if (!isLong || answer.value.next !== undefined) return answer;
      const ask = (page: number) => load({ ...query, page }, null, signal);
      const first = query.page === 1 ? answer : await ask(1);
      if (!first.accepted) return first;
      paging = { rows: rowsOf(first.value), isWhole: await isWhole(first.value, ask) };
    }
    return readPage(query, paging, (page) => load({ ...query, page }, null, signal));
  };
}

type Ask<Row> = (page: number) => Promise<Answer<Page<Row>>>;

/** By the service's total; without one, whether its second page repeats the first. */
async function isWhole(first: Page<unknown>, ask: Ask<unknown>): Promise<boolean> {
  if (first.total !== null) return first.total <= rowsOf(first);
  const second = await ask(2);
  const [row] = first.items.map((one) => JSON.stringify(one));
  return second.accepted && second.value.items.some((one) => JSON.stringify(one) === row);
}

/** One page of the requested size, from as many of the service's pages as needed. */
async function readPage<Row>(
  { page, pageSize }: ListQuery,
  { rows, isWhole }: ServerPaging,
  ask: Ask<Row>,
): Promise<Answer<Page<Row>>> {
  const from = (page - 1) * pageSize;
  let own = isWhole ? 1 : Math.floor(from / rows) + 1;
  const before = (own - 1) * rows;
  const came: RowSlot<Row>[] = [];
  for (; ; own += 1) {
    const answer = await ask(own);
    if (!answer.accepted) return answer;
    // Stryker disable next-line ArrayDeclaration: a text has no place among the rows.
    came.push(...rowSlots(answer.value.items, answer.value.unreadable ?? []));
    const isLast = isWhole || rowsOf(answer.value) < rows;
    if (!isLast && before + came.length < from + pageSize) continue;
    const total = isLast ? before + came.length : null;
    const value = { ...answer.value, ...pageOf(came.slice(from - before, from - before + pageSize)) };
    return { accepted: true, value: { ...value, total: answer.value.total ?? total } } as const;
  }
}

function pageOf<Row>(slots: readonly RowSlot<Row>[]): Pick<Page<Row>, "items" | "unreadable"> {
  return {
    items: slots.flatMap(({ row, unreadable }) => (unreadable ? [] : [row])),
    unreadable: slots.flatMap(({ unreadable }, index) => (unreadable ? [{ ...unreadable, index }] : [])),
  };
}

function rowsOf({ items, unreadable = [] }: Page<unknown>): number {
  return items.length + unreadable.length;
}
