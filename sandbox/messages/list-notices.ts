import { listNotices as call } from "#contracts/messages/list-notices.call.ts";
import type { AgreedNoticePage as NoticePage } from "#contracts/messages/list-notices.ts";
import { implement } from "#sandbox/http/call.ts";
import { readSpans } from "#sandbox/orders/subscription.ts";
import type { Service } from "#sandbox/service.ts";
import { addNoticeOnce, viewNotice } from "./notices.ts";

const MAX_NOTICES = 100;

/** In milliseconds before the end of a package. */
const ENDING_NOTICE_TIME = 7 * 24 * 60 * 60 * 1000;

/** The merchant's notices, newest first (2.36). */
export const listNotices = implement(call, async (service, _, { merchantId, language }): Promise<NoticePage> => {
  await addPackageEndingNotice(service, merchantId);
  const rows = await service.db
    .selectFrom("notices")
    .selectAll()
    .where("merchantId", "=", merchantId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_NOTICES)
    .execute();
  const items = rows.map((row) => viewNotice(row, language));
  return { items, total: items.length };
});

/** Adds the notice of a package that ends soon without a paid renewal, when the list is requested. */
async function addPackageEndingNotice({ db, clock }: Service, merchantId: string): Promise<void> {
  const now = clock();
  const spans = await readSpans(db, merchantId, now);
  const last = spans.toSorted((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime())[0];
  if (!last || last.expiresAt.getTime() - now.getTime() > ENDING_NOTICE_TIME) return;
  const { name } = await db
    .selectFrom("packages")
    .select("name")
    .where("id", "=", last.packageId)
    .executeTakeFirstOrThrow();
  const end = last.expiresAt.toISOString();
  await addNoticeOnce(db, {
    ...{ merchantId, kind: "packageEnding", subject: end, at: now },
    values: { package: name, date: end.slice(0, 10) },
  });
}
