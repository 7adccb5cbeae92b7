import { readLanguage } from "#sandbox/http/language.ts";
import { queueEmail } from "#sandbox/mail/outbox.ts";
import { type EmailedNotice, writeNoticeEmail } from "#sandbox/mail/verification-email.ts";
import { addNotices } from "#sandbox/messages/notices.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { textsIn } from "#sandbox/texts.ts";
import { describeDevice, parseUserAgent } from "./device.ts";

type Merchant = Pick<Tables["merchants"], "id" | "email" | "language">;
type NoticeContext = { sealingKey: Buffer; now: Date };

/** Notifies a merchant, in the message box and by email, that the password was changed. */
export async function notifyPasswordChanged(transaction: Database, merchant: Merchant, context: NoticeContext) {
  await notify(transaction, merchant, { kind: "passwordChanged", values: {}, ...context });
}

type ApplicationContext = NoticeContext & { application: { code: string; name: string } };

/** Sends a merchant an email about a sensitive action on an application. */
export async function emailApplicationNotice(
  transaction: Database,
  merchantId: string,
  kind: "secretShown" | "callbackAddressChanged",
  { application: { code, name }, sealingKey, now }: ApplicationContext,
) {
  const merchant = await merchantOf(transaction, merchantId);
  const email = writeNoticeEmail(kind, { code, name }, readLanguage(merchant.language));
  await queueEmail(transaction, sealingKey, { to: merchant.email, ...email }, now);
}

/** Notifies a merchant, in the message box and by email, that an application has a new AppSecret. */
export async function notifySecretRotated(
  transaction: Database,
  merchantId: string,
  rotated: ApplicationContext & { oldUntil: Date },
) {
  const { application, oldUntil, ...context } = rotated;
  const merchant = await merchantOf(transaction, merchantId);
  const values = { ...application, until: `${oldUntil.toISOString().slice(0, 16).replace("T", " ")} UTC` };
  await notify(transaction, merchant, { kind: "secretRotated", subject: application.code, values, ...context });
}

/**
 * Notifies a merchant of a sign-in from an unknown device, except for the first sign-in. Call it before the session is
 * opened: the new sign-in would count as an earlier one.
 */
export async function notifyNewDevice(
  transaction: Database,
  merchant: Merchant,
  { userAgent, ...context }: NoticeContext & { userAgent: string | null },
): Promise<void> {
  const before = await transaction
    .selectFrom("accountEvents")
    .select("id")
    .where("merchantId", "=", merchant.id)
    .where("kind", "=", "signIn")
    .limit(1)
    .executeTakeFirst();
  if (!before) return;
  const language = readLanguage(merchant.language);
  const device = describeDevice(parseUserAgent(userAgent), language) || textsIn(language).notice.unknownDevice;
  await notify(transaction, merchant, { kind: "newSignIn", values: { device }, ...context });
}

async function notify(
  transaction: Database,
  merchant: Merchant,
  {
    kind,
    values,
    sealingKey,
    now,
    subject = now.toISOString(),
  }: NoticeContext & {
    kind: Exclude<EmailedNotice, "secretShown" | "callbackAddressChanged">;
    values: Record<string, string>;
    /** Key of the notice. The default, the time, makes each notice unique. */
    subject?: string;
  },
): Promise<void> {
  await addNotices(transaction, [{ merchantId: merchant.id, kind, subject, at: now, values }]);
  const email = writeNoticeEmail(kind, values, readLanguage(merchant.language));
  await queueEmail(transaction, sealingKey, { to: merchant.email, ...email }, now);
}

function merchantOf(transaction: Database, id: string): Promise<Merchant> {
  return transaction
    .selectFrom("merchants")
    .select(["id", "email", "language"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
