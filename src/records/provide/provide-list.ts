import type * as z from "zod/mini";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";
import type { ListSearch } from "#contracts/list.ts";
import { requestFor } from "#contracts/list-request.ts";
import { list, type Page } from "#machines/shell/list.ts";
import type { ListSource, LoadSummary } from "#src/records/list/use-list.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";
import { inBackground } from "#src/services/transport.ts";
import { paginate } from "./paginate.ts";
import { provideLoaded } from "./provide-resource.ts";
import { storedListPreferences } from "./stored-list-preferences.ts";

/** A contract's call that loads one page of a list. */
export type ListCall<Search extends ListSearch, Row> = { path: string; request: Search } & ((
  send: Send,
  search: z.output<Search>,
  signal?: AbortSignal,
) => Promise<Answer<Page<Row>>>);

/**
 * Provides a list with its calls.
 * @param name the storage key of the list's preferences on this device.
 */
export function provideList<Search extends ListSearch, Row>(call: ListCall<Search, Row>, name: string) {
  return (services: Services): ListSource<Row> => {
    const { send } = services;
    const { request: search } = call;
    const loadPage = paginate((query, after, signal) => call(send, requestFor(search, query, { after }), signal));
    const loadSummary: LoadSummary = async (filters, signal) => {
      const query = { page: 1, pageSize: 1, sort: null, filters };
      const answer = await call(inBackground(send), requestFor(search, query, { summary: true }), signal);
      return (answer.accepted && answer.value.summary) || null;
    };
    const logic = list.provide({
      actors: { loadPage: fromCall(services, call.path, ({ input, signal }) => loadPage(input, null, signal)) },
    });
    return { logic, loadPage, loadSummary, preferences: storedListPreferences(name) };
  };
}

/** The filter by code may match other records too. */
const MAX_MATCHES = 100;

/**
 * Provides one record by its code through the list's search, for records without a call of their own (docs/decisions/007). A missing
 * one is refused as not found.
 */
export function provideListedRecord<Search extends ListSearch, Row>(
  call: ListCall<Search, Row>,
  filter: (code: string) => Partial<z.output<Search>>,
  codeOf: (row: Row) => string,
) {
  return provideLoaded(call.path, async ({ send }, input, signal): Promise<Answer<Row>> => {
    const search = call.request.parse({ page: 1, pageSize: MAX_MATCHES, ...filter(input) });
    const answer = await call(send, search, signal);
    if (!answer.accepted) return answer;
    const value = answer.value.items.find((row) => codeOf(row) === input);
    const unreadable = answer.value.unreadable?.find(({ code }) => code === input);
    if (unreadable?.failure) throw new RequestFailed(unreadable.failure);
    if (value === undefined) return { accepted: false, errCode: PROPOSED_CODES.notFound, errMsg: "" };
    return { accepted: true, value };
  });
}
