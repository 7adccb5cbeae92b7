import { randomBytes } from "node:crypto";
import type { AgreedCredentials } from "#contracts/applications/load-credentials.ts";
import { OLD_SECRET_HOURS } from "#contracts/applications/rotate-secret.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { seal, unseal } from "./sealed-secret.ts";

type Row = Tables["applicationCredentials"];

/** The secrets that sign an application's callbacks: its AppSecret and, for a while after a rotation, the old one. */
export type SigningKeys = { appKey: string; appSecret: string; old: { appSecret: string; until: Date } | null };

/**
 * The keys of an application, created on first use.
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
  const old = oldSecretExpiry(row, now);
  return {
    appKey: row.appKey,
    appSecret: open(row.sealedSecret),
    old: old && { appSecret: open(old.sealed), until: old.until },
  };
}

/** The credentials that the merchant sees after passing the gate (4.5); without the old AppSecret. */
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
 * Replaces an application's AppSecret; the old one stays valid for a day. Does nothing while an old one is valid.
 * @returns until when the old one is valid; null when nothing was done.
 */
export async function rotateStoredSecret(
  transaction: Database,
  sealingKey: Buffer,
  applicationCode: string,
  now: Date,
): Promise<Date | null> {
  // Creates the credentials if there are none.
  await signingKeysOf(transaction, sealingKey, applicationCode, now);
  const row = await transaction
    .selectFrom("applicationCredentials")
    .selectAll()
    .where("applicationCode", "=", applicationCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (oldSecretExpiry(row, now)) return null;
  const oldUntil = new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000);
  await transaction
    .updateTable("applicationCredentials")
    .set({ sealedSecret: newSealedSecret(sealingKey, applicationCode), oldSealedSecret: row.sealedSecret, oldUntil })
    .where("applicationCode", "=", applicationCode)
    .execute();
  return oldUntil;
}

/** Until when the old AppSecret is valid; null when there is none or it has expired. */
export function oldSecretExpiry(
  { oldSealedSecret, oldUntil }: Pick<Row, "oldSealedSecret" | "oldUntil">,
  now: Date,
): { sealed: string; until: Date } | null {
  return oldSealedSecret && oldUntil && oldUntil > now ? { sealed: oldSealedSecret, until: oldUntil } : null;
}

function newSealedSecret(sealingKey: Buffer, applicationCode: string): string {
  return seal(sealingKey, `as_${randomBytes(32).toString("hex")}`, applicationCode);
}
