import { randomUUID } from "node:crypto";
import type { Database } from "#sandbox/storage/database.ts";

/** An e-mail, written and addressed. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The verification code in it, for whoever reads the outbox by program. */
  code: string | null;
};

/** An e-mail as the outbox shows it. */
export type SentEmail = Email & { sentAt: Date };

/**
 * Puts an e-mail into the outbox, within the transaction that it tells about: it is sent if and only if that comes
 * about, and asking for it takes as long as not asking.
 */
export async function postEmail(db: Database, { to, ...email }: Email, now: Date): Promise<void> {
  await db
    .insertInto("emails")
    .values({ id: randomUUID(), recipient: to, ...email, attempts: 0, createdAt: now })
    .execute();
}

/** The newest e-mails first, all or one recipient's. */
export async function readOutbox(db: Database, to: string | null, limit = 50): Promise<SentEmail[]> {
  const rows = await db
    .selectFrom("emails")
    .selectAll()
    .$if(to !== null, (query) => query.where("recipient", "=", (to ?? "").toLowerCase()))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ recipient, subject, text, html, code, createdAt }) => ({
    to: recipient,
    subject,
    text,
    html,
    code,
    sentAt: createdAt,
  }));
}
