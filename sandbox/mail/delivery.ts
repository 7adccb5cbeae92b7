import { createTransport } from "nodemailer";
import { nextAttempt, type Schedule } from "#sandbox/next-attempt.ts";
import { type Background, repeat } from "#sandbox/repeat.ts";
import type { Service } from "#sandbox/service.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { logFault } from "#sandbox/storage/unavailable.ts";
import { decryptEmail } from "./outbox.ts";

/** Polling interval, in milliseconds. */
const INTERVAL = 500;
const MAX_CONCURRENT = 5;
/** Timeout of each step of SMTP, in milliseconds: well within the lease of an email. */
const STEP_TIMEOUT = 10_000;
/** After a day, an email is given up. */
const SCHEDULE: Schedule = { firstWait: 5_000, longestWait: 60 * 60 * 1000, triedFor: 24 * 60 * 60 * 1000 };

type EmailRow = Tables["emails"];
type Send = (email: {
  /** Lets receivers recognise an email that was sent twice. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}) => Promise<unknown>;

/**
 * Sends the emails of the outbox in the background and deletes each once the mail server has accepted it. Without a mail
 * server, testers read them in the outbox.
 */
export function startDelivery(service: Service): Background {
  const { settings, log } = service;
  if (!settings.smtpUrl) return { stop: async () => {} };
  const transport = createTransport(
    {
      url: settings.smtpUrl,
      requireTLS: requiresTls(settings.smtpUrl),
      dnsTimeout: STEP_TIMEOUT,
      connectionTimeout: STEP_TIMEOUT,
      greetingTimeout: STEP_TIMEOUT,
      socketTimeout: STEP_TIMEOUT,
    },
    { from: settings.mailFrom },
  );
  const sending = repeat(
    () => sendDue(service, (email) => transport.sendMail(email)),
    INTERVAL,
    logFault(log, "Emails could not be delivered"),
  );
  const stop = async () => {
    await sending.stop();
    transport.close();
  };
  return { stop };
}

async function sendDue(service: Service, send: Send): Promise<void> {
  const { db, clock, settings } = service;
  const now = clock();
  const due = await db
    .updateTable("emails")
    .set({ nextAttemptAt: new Date(now.getTime() + settings.leaseSeconds * 1000) })
    .where("id", "in", (emails) =>
      emails
        .selectFrom("emails")
        .select("id")
        .where("nextAttemptAt", "<=", now)
        .orderBy("nextAttemptAt")
        .limit(MAX_CONCURRENT)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  await Promise.all(due.map((email) => sendOne(service, email, send)));
}

async function sendOne({ db, sealingKey, clock, log }: Service, email: EmailRow, send: Send): Promise<void> {
  const { to, subject, text, html } = decryptEmail(sealingKey, email);
  const refusal = await send({ messageId: `<${email.id}@merchant-console>`, to, subject, text, html }).then(
    () => null,
    (error: Error) => error,
  );
  const next = refusal && nextSendAttempt(email, refusal, clock());
  if (refusal) {
    const becomes = next
      ? `is sent again after ${Math.round((next.getTime() - clock().getTime()) / 1000)} s`
      : "is given up";
    log(`An email was refused by the mail server (attempt ${email.attempts + 1}) and ${becomes}: ${refusal.message}`);
  }
  if (!next) {
    await db.deleteFrom("emails").where("id", "=", email.id).execute();
    return;
  }
  await db
    .updateTable("emails")
    .set({ attempts: email.attempts + 1, nextAttemptAt: next })
    .where("id", "=", email.id)
    .execute();
}

/** When to try again; null for a permanent error, and after a day. */
export function nextSendAttempt({ createdAt }: EmailRow, refusal: Error, now: Date): Date | null {
  const isFinal = "responseCode" in refusal && Number(refusal.responseCode) >= 500;
  return isFinal ? null : nextAttempt(createdAt, now, SCHEDULE);
}

/** A password is sent over TLS only, unless the URL says `requireTLS=false`. */
function requiresTls(smtpUrl: string): boolean {
  const { password, searchParams } = new URL(smtpUrl);
  return password !== "" && searchParams.get("requireTLS") !== "false";
}
