import { sql } from "kysely";
import { type CallbackPage, type CallbackSearch, callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { viewCallbacks } from "./callback-view.ts";
import { containing } from "./text-search.ts";

/** One page of the callbacks to the merchant's applications, newest first unless sorted otherwise (2.31). */
export const listCallbacks = merchantCall({
  method: "POST",
  path: "/Callback/List",
  input: callbackSearch,
  answer: async (service, search, { merchantId }): Promise<CallbackPage> => {
    const { total } = await matching(service, merchantId, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const direction = search.sort === "createdAt" ? "asc" : "desc";
    const rows = await matching(service, merchantId, search)
      .selectAll()
      .orderBy("createdAt", direction)
      .orderBy("code", direction)
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute();
    return { items: await viewCallbacks(service.db, rows), total };
  },
});

function matching({ db }: Service, merchantId: string, search: CallbackSearch) {
  const { status, applicationCode, code, createdFrom, createdUntil } = search;
  let query = db.selectFrom("callbacks").where("merchantId", "=", merchantId);
  if (status) query = query.where("status", "=", status);
  if (applicationCode) query = query.where("applicationCode", "=", applicationCode.trim());
  if (code) {
    const part = containing(code);
    query = query.where((callback) =>
      callback.or([callback("code", "like", part), callback("billCode", "like", part)]),
    );
  }
  if (createdFrom) query = query.where("createdAt", ">=", new Date(createdFrom));
  if (createdUntil) query = query.where("createdAt", "<=", new Date(createdUntil));
  return query;
}
