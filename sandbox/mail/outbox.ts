import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { seal, unseal } from "#sandbox/applications/sealed-secret.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";

const emailContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The verification code in it, for programs that read the outbox. */
  code: z.nullable(z.string()),
});

/** An email with its recipient. */
export type Email = z.output<typeof emailContent> & { to: string };

/** An email of the outbox. */
export type SentEmail = Email & { sentAt: Date };

/**
 * Adds an email to the outbox within a transaction: it is sent only if that commits, and the call takes no longer, which
 * would reveal that an email is sent. It is encrypted, since it may contain a code.
 */
export async function queueEmail(
  db: Database,
  sealingKey: Buffer,
  { to: recipient, ...email }: Email,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const sealed = seal(sealingKey, JSON.stringify(email), id);
  await db
    .insertInto("emails")
    .values({ id, recipient, sealed, attempts: 0, createdAt: now, nextAttemptAt: now })
    .execute();
}

/** Decrypts an email of the outbox. */
export function decryptEmail(
  sealingKey: Buffer,
  { id, recipient, sealed }: { id: string; recipient: string; sealed: string },
): Email {
  return { to: recipient, ...emailContent.parse(JSON.parse(unseal(sealingKey, sealed, id))) };
}

/** The newest emails first, all or one recipient's. */
export async function readOutbox(
  { db, sealingKey }: Pick<Service, "db" | "sealingKey">,
  to: string | null,
  limit = 50,
): Promise<SentEmail[]> {
  const rows = await db
    .selectFrom("emails")
    .selectAll()
    .$if(to !== null, (query) => query.where("recipient", "=", (to ?? "").toLowerCase()))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...decryptEmail(sealingKey, row), sentAt: row.createdAt }));
}
