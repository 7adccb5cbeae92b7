import { createTransport } from "nodemailer";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";

/** An e-mail that the mail server refused this often is given up. */
const MAX_ATTEMPTS = 5;
const INTERVAL = 500;

type Delivery = { stop: () => Promise<void> };

/**
 * Hands what is in the outbox to the mail server, apart from the calls that wrote it; what the server took is deleted,
 * the code with it. Without a mail server the outbox is where e-mails are read.
 */
export function startDelivery({ db, settings, log }: Service): Delivery {
  if (!settings.smtpUrl) return { stop: async () => {} };
  const transport = createTransport(settings.smtpUrl, { from: settings.mailFrom });
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deliverAll(db, (email) => transport.sendMail(email), log)
      .catch((error: Error) => log(`E-mails could not be delivered: ${error.message}`))
      .finally(() => {
        busy = false;
      });
  }, INTERVAL);
  const stop = async () => {
    clearInterval(timer);
    await running;
    transport.close();
  };
  return { stop };
}

type Outgoing = { to: string; subject: string; text: string; html: string };

async function deliverAll(
  db: Database,
  send: (email: Outgoing) => Promise<unknown>,
  log: Service["log"],
): Promise<void> {
  const waiting = await db
    .selectFrom("emails")
    .selectAll()
    .where("attempts", "<", MAX_ATTEMPTS)
    .orderBy("createdAt")
    .limit(20)
    .execute();
  for (const { id, recipient, subject, text, html, attempts } of waiting) {
    try {
      await send({ to: recipient, subject, text, html });
      await db.deleteFrom("emails").where("id", "=", id).execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`An e-mail was refused by the mail server (attempt ${attempts + 1} of ${MAX_ATTEMPTS}): ${reason}`);
      await db
        .updateTable("emails")
        .set({ attempts: attempts + 1 })
        .where("id", "=", id)
        .execute();
    }
  }
}
