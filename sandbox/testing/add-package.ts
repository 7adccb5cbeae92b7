import { randomUUID } from "node:crypto";
import type { Service } from "#sandbox/service.ts";

/** Gives a merchant a package from one time to another. */
export async function addPackage(
  { db }: Service,
  merchantId: string,
  packageId: string,
  [startsAt, expiresAt]: readonly [Date, Date],
): Promise<void> {
  await db
    .insertInto("subscriptions")
    .values({ id: randomUUID(), merchantId, packageId, startsAt, expiresAt })
    .execute();
}
