import { listCallbacks as call } from "#contracts/bills/list-callbacks.call.ts";
import {
  type AgreedCallbackPage as CallbackPage,
  type CallbackSearch,
  callbackSearch,
} from "#contracts/bills/list-callbacks.ts";
import { implement } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { findApplications, keywordFilter } from "#sandbox/storage/keyword.ts";
import type { AllFiltersUsed } from "#sandbox/storage/list-page.ts";
import { summarizedPage } from "#sandbox/storage/list-summary.ts";
import { likeContains } from "#sandbox/storage/text-search.ts";
import { viewCallbacks } from "./callback-view.ts";

/** One page of the callbacks to the merchant's applications, newest first unless sorted otherwise (2.31). */
export const listCallbacks = implement(call, async ({ db }, search, { merchantId }): Promise<CallbackPage> => {
  const { rows, ...page } = await summarizedPage(db, search, {
    key: "code",
    defaultSort: "-createdAt",
    schema: callbackSearch,
    find: (one: CallbackSearch) => matching(db, merchantId, one),
  });
  return {
    ...page,
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
