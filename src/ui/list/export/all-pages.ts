import type { Answer } from "#contracts/envelope.ts";
import type { ListQuery, Page } from "#machines/shell/list.ts";

/** Loads one page of a list. @param after the `next` of the page before; null for a page by its number. */
export type LoadPage = (query: ListQuery, after: string | null, signal: AbortSignal) => Promise<Answer<Page<unknown>>>;

/** As many rows as one request may ask for. */
const PAGE_SIZE = 100;
/** How long to wait before a page is asked for once more, in milliseconds. */
const PAUSES = [1_000, 4_000];

/**
 * Every row that a query finds, a page at a time, so that no more than a page is ever held. A page that fails is asked
 * for twice more.
 * @param wait resolves after so many milliseconds.
 * @throws whatever the last attempt at a page came to; the signal's reason once it is aborted.
 */
export async function* allPages(
  load: LoadPage,
  query: ListQuery,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void>,
): AsyncGenerator<Page<unknown>, void, undefined> {
  let after: string | null = null;
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, pageSize: PAGE_SIZE };
    const answer: Page<unknown> = await persistently(() => load(asked, after, signal), signal, wait);
    yield answer;
    if (rowsOf(answer) === 0 || answer.next === null) return;
    if (answer.next === undefined && page * PAGE_SIZE >= (answer.total ?? 0)) return;
    after = answer.next ?? null;
  }
}

/** How many rows a page has, those that could not be read included. */
export function rowsOf({ items, unreadable }: Page<unknown>): number {
  return items.length + (unreadable?.length ?? 0);
}

async function persistently(
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
