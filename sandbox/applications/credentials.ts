import { randomBytes } from "node:crypto";
import type { Credentials } from "#contracts/applications/load-credentials.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { seal, unseal } from "./sealed-secret.ts";

/**
 * The credentials of an application, made when they are first asked for. What its callbacks are signed with.
 * @param sealingKey the service's own.
 */
export async function credentialsOf(db: Database, sealingKey: Buffer, applicationCode: string): Promise<Credentials> {
  await db
    .insertInto("applicationCredentials")
    .values({
      applicationCode,
      appKey: `ak_${randomBytes(15).toString("hex")}`,
      sealedSecret: seal(sealingKey, `as_${randomBytes(32).toString("hex")}`, applicationCode),
    })
    .onConflict((conflict) => conflict.column("applicationCode").doNothing())
    .execute();
  const { appKey, sealedSecret } = await db
    .selectFrom("applicationCredentials")
    .selectAll()
    .where("applicationCode", "=", applicationCode)
    .executeTakeFirstOrThrow();
  return { appKey, appSecret: unseal(sealingKey, sealedSecret, applicationCode) };
}
