import { randomBytes } from "node:crypto";
import type { AgreedCredentials } from "#contracts/applications/load-credentials.ts";
import { OLD_SECRET_HOURS } from "#contracts/applications/rotate-secret.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { seal, unseal } from "./sealed-secret.ts";

type Row = Tables["applicationCredentials"];

/** What an application's callbacks are signed with: its AppSecret and, for a while after a rotation, the old one as well. */
export type SigningKeys = { appKey: string; appSecret: string; old: { appSecret: string; until: Date } | null };

/**
 * The keys of an application, made when they are first asked for.
 * @param sealingKey the service's own.
 */
export async function signingKeysOf(
  db: Database,
  sealingKey: Buffer,
  applicationCode: string,
  now: Date,
): Promise<SigningKeys> {
  await db
    .insertInto("applicationCredentials")
    .values({
      ...{ applicationCode, appKey: `ak_${randomBytes(15).toString("hex")}` },
      sealedSecret: newSealedSecret(sealingKey, applicationCode),
    })
    .onConflict((conflict) => conflict.column("applicationCode").doNothing())
    .execute();
  const row = await db
    .selectFrom("applicationCredentials")
    .selectAll()
    .where("applicationCode", "=", applicationCode)
    .executeTakeFirstOrThrow();
  const open = (sealed: string) => unseal(sealingKey, sealed, applicationCode);
  const old = workingOldSecret(row, now);
  return {
    appKey: row.appKey,
    appSecret: open(row.sealedSecret),
    old: old && { appSecret: open(old.sealed), until: old.until },
  };
}

/** The same as the merchant sees them behind the gate (4.5): the old AppSecret is not shown again. */
export async function credentialsOf(
  db: Database,
  sealingKey: Buffer,
  applicationCode: string,
  now: Date,
): Promise<AgreedCredentials> {
  const { appKey, appSecret, old } = await signingKeysOf(db, sealingKey, applicationCode, now);
  return { appKey, appSecret, oldSecretUntil: old?.until.toISOString() ?? null };
}

/**
 * Gives an application a new AppSecret; the one before works for a day longer. Nothing is done as long as there is an old
 * one that still works.
 * @returns until when the old one works; null when nothing was done.
 */
export async function rotateStoredSecret(
  transaction: Database,
  sealingKey: Buffer,
  applicationCode: string,
  now: Date,
): Promise<Date | null> {
  // There may be none yet.
  await signingKeysOf(transaction, sealingKey, applicationCode, now);
  const row = await transaction
    .selectFrom("applicationCredentials")
    .selectAll()
    .where("applicationCode", "=", applicationCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (workingOldSecret(row, now)) return null;
  const oldUntil = new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000);
  await transaction
    .updateTable("applicationCredentials")
    .set({ sealedSecret: newSealedSecret(sealingKey, applicationCode), oldSealedSecret: row.sealedSecret, oldUntil })
    .where("applicationCode", "=", applicationCode)
    .execute();
  return oldUntil;
}

/** Until when the AppSecret before the present one works; null when it does no more, or there was none. */
export function workingOldSecret(
  { oldSealedSecret, oldUntil }: Pick<Row, "oldSealedSecret" | "oldUntil">,
  now: Date,
): { sealed: string; until: Date } | null {
  return oldSealedSecret && oldUntil && oldUntil > now ? { sealed: oldSealedSecret, until: oldUntil } : null;
}

function newSealedSecret(sealingKey: Buffer, applicationCode: string): string {
  return seal(sealingKey, `as_${randomBytes(32).toString("hex")}`, applicationCode);
}
