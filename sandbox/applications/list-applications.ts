import { listApplications as call } from "#contracts/applications/list-applications.call.ts";
import type {
  AgreedApplicationPage as ApplicationPage,
  ApplicationSearch,
} from "#contracts/applications/list-applications.ts";
import { answers } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type NoFilter, pageOf } from "#sandbox/storage/list-page.ts";
import { containing } from "#sandbox/storage/text-search.ts";
import { viewApplication } from "./application-view.ts";

/** One page of the merchant's applications, newest first unless sorted otherwise (2.27). */
export const listApplications = answers(call, async ({ db }, search, { merchantId }): Promise<ApplicationPage> => {
  const { rows, ...page } = await pageOf(db, matching(db, merchantId, search), search, {
    key: "code",
    usual: "-createdAt",
  });
  return { ...page, items: rows.map(viewApplication) };
});

function matching(db: Database, merchantId: string, { status, search, ...rest }: ApplicationSearch) {
  void (rest satisfies NoFilter<typeof rest>);
  let query = db.selectFrom("applications").selectAll().where("merchantId", "=", merchantId);
  if (status) query = query.where("status", "=", status);
  if (search) {
    const part = containing(search);
    query = query.where(({ eb, or }) => or([eb("name", "ilike", part), eb("code", "ilike", part)]));
  }
  return query;
}
