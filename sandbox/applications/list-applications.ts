import { listApplications as call } from "#contracts/applications/list-applications.call.ts";
import type {
  AgreedApplicationPage as ApplicationPage,
  ApplicationSearch,
} from "#contracts/applications/list-applications.ts";
import { implement } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type AllFiltersUsed, listPage } from "#sandbox/storage/list-page.ts";
import { likeContains } from "#sandbox/storage/text-search.ts";
import { applicationView } from "./application-view.ts";

/** One page of the merchant's applications, newest first unless sorted otherwise (2.27). */
export const listApplications = implement(call, async ({ db }, search, { merchantId }): Promise<ApplicationPage> => {
  const { rows, ...page } = await listPage(db, matching(db, merchantId, search), search, {
    key: "code",
    defaultSort: "-createdAt",
  });
  return { ...page, items: rows.map(applicationView) };
});

function matching(db: Database, merchantId: string, { status, search, ...rest }: ApplicationSearch) {
  void (rest satisfies AllFiltersUsed<typeof rest>);
  let query = db.selectFrom("applications").selectAll().where("merchantId", "=", merchantId);
  if (status) query = query.where("status", "=", status);
  if (search) {
    const part = likeContains(search);
    query = query.where(({ eb, or }) => or([eb("name", "ilike", part), eb("code", "ilike", part)]));
  }
  return query;
}
