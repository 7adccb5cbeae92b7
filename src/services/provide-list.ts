/** Lists and their records with their calls: what an area's `provide.ts` says of a list is its search and its call. */

import { fromPromise } from "xstate";
import type * as z from "zod/mini";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Send } from "#contracts/http.ts";
import type { ListSearch } from "#contracts/list.ts";
import { list, type Page } from "#machines/shell/list.ts";
import { resource } from "#machines/shell/resource.ts";
import { requestFor } from "#src/ui/list/list-search.ts";

/** A client function of `contracts/` that loads one page of a list. */
export type ListCall<Search, Row> = (send: Send, search: Search, signal?: AbortSignal) => Promise<Answer<Page<Row>>>;

/** A list, a page at a time. */
export function provideList<Search extends ListSearch, Row>(
  send: Send,
  search: Search,
  load: ListCall<z.output<Search>, Row>,
) {
  return list.provide({
    actors: { loadPage: fromPromise(({ input, signal }) => load(send, requestFor(search, input), signal)) },
  });
}

/**
 * One record by its code, where records have no call of their own: the list's search finds it (docs/decisions/037).
 * One that is not there is refused as such.
 */
export function provideListedRecord<Row>(
  send: Send,
  load: ListCall<{ page: number; pageSize: number; code: string }, Row>,
  codeOf: (row: Row) => string,
) {
  return resource.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const answer = await load(send, { page: 1, pageSize: 10, code: input ?? "" }, signal);
        if (!answer.accepted) return answer;
        const value = answer.value.items.find((row) => codeOf(row) === input);
        if (value === undefined) return { accepted: false, errCode: PROPOSED_CODES.notFound, errMsg: "" };
        return { accepted: true, value };
      }),
    },
  });
}
