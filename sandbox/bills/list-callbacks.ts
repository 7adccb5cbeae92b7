import { listCallbacks as call } from "#contracts/bills/list-callbacks.call.ts";
import {
  type AgreedCallbackPage as CallbackPage,
  type CallbackSearch,
  callbackSearch,
} from "#contracts/bills/list-callbacks.ts";
import { proposedFilterNames } from "#contracts/list.ts";
import { implement } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { findApplications, keywordFilter } from "#sandbox/storage/keyword.ts";
import { type AllFiltersUsed, listPage } from "#sandbox/storage/list-page.ts";
import { listSummary } from "#sandbox/storage/list-summary.ts";
import { likeContains } from "#sandbox/storage/text-search.ts";
import { viewCallbacks } from "./callback-view.ts";

/** One page of the callbacks to the merchant's applications, newest first unless sorted otherwise (2.31). */
export const listCallbacks = implement(call, async ({ db }, search, { merchantId }): Promise<CallbackPage> => {
  const summed = {
    schema: callbackSearch,
    defaultSort: "-createdAt" as const,
    find: (one: typeof search) => matching(db, merchantId, one),
  };
  const { rows, ...page } = await listPage(db, await matching(db, merchantId, search), search, {
    key: "code",
    defaultSort: "-createdAt",
  });
  return {
    ...page,
    offers: proposedFilterNames(callbackSearch),
    ...(await listSummary(db, search, summed)),
    items: await viewCallbacks(db, rows),
  };
});

async function matching(db: Database, merchantId: string, search: CallbackSearch) {
  const { event, status, failure, applicationCode, keyword, code, createdFrom, createdUntil, ...rest } = search;
  void (rest satisfies AllFiltersUsed<typeof rest>);
  let query = db.selectFrom("callbacks").selectAll().where("merchantId", "=", merchantId);
  if (status) query = query.where("status", "=", status);
  if (failure) query = query.where("lastFailure", "=", failure);
  if (event) query = query.where("event", "=", event);
  if (applicationCode) query = query.where("applicationCode", "=", applicationCode.trim());
  if (code) {
    const part = likeContains(code);
    query = query.where((callback) =>
      callback.or([callback("code", "like", part), callback("reference", "like", part)]),
    );
  }
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  if (keyword) {
    const named = { column: "applicationCode", references: await findApplications(db, merchantId, keyword) };
    query = query.where(keywordFilter(keyword, { parts: ["code", "reference"], named }));
  }
  return query;
}
