import { listEvents as call } from "#contracts/account/list-events.call.ts";
import type { AgreedEventPage as EventPage, EventSearch } from "#contracts/account/list-events.ts";
import { implement } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { listPage } from "#sandbox/storage/list-page.ts";
import { describeDevice } from "./device.ts";
import { describePlace } from "./place.ts";

/** One page of the events of the merchant's account, newest first unless sorted otherwise (7.15). */
export const listEvents = implement(call, async ({ db }, search, { merchantId, language }): Promise<EventPage> => {
  const { rows, ...page } = await listPage(db, matching(db, merchantId, search), search, {
    key: "id",
    defaultSort: "-at",
  });
  const items = rows.map(({ id, kind, at, method, address, reference, ...device }) => ({
    ...{ id: String(id), kind, at: at.toISOString(), method, address, reference },
    device: describeDevice(device, language),
    place: describePlace(address, language),
  }));
  return { ...page, items };
});

function matching(db: Database, merchantId: string, { kind, atFrom, atUntil }: EventSearch) {
  let query = db.selectFrom("accountEvents").selectAll().where("merchantId", "=", merchantId);
  if (kind) query = query.where("kind", "=", kind);
  if (atFrom) query = query.where("at", ">=", new Date(atFrom));
  if (atUntil) query = query.where("at", "<=", new Date(atUntil));
  return query;
}
