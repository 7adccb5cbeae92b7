import type { Language } from "#contracts/languages.ts";
import { isLanguage } from "#contracts/languages.ts";
import { type Device, writeDevice } from "#sandbox/account/device.ts";
import { postEmail } from "#sandbox/mail/outbox.ts";
import { type EmailedNotice, writeNoticeEmail } from "#sandbox/mail/verification-email.ts";
import { addNotices } from "#sandbox/messages/notices.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { textsIn } from "#sandbox/texts.ts";
import { readDevice } from "./device.ts";

type Merchant = Pick<Tables["merchants"], "id" | "email" | "language">;
type Told = { sealingKey: Buffer; now: Date };

/** Tells a merchant, in the message box and by e-mail, that the password was changed. */
export async function tellOfPassword(transaction: Database, merchant: Merchant, { sealingKey, now }: Told) {
  await tellBoth(transaction, merchant, { kind: "passwordChanged", values: {}, sealingKey, now });
}

type OfApplication = Told & { application: { code: string; name: string } };

/** Tells a merchant by e-mail of what only the owner of the mailbox should have done to an application. */
export async function emailAbout(
  transaction: Database,
  merchantId: string,
  kind: "secretShown" | "callbackAddressChanged",
  { application: { code, name }, sealingKey, now }: OfApplication,
) {
  const merchant = await merchantOf(transaction, merchantId);
  const email = writeNoticeEmail(kind, { code, name }, languageOf(merchant));
  await postEmail(transaction, sealingKey, { to: merchant.email, ...email }, now);
}

/** Tells a merchant, in the message box and by e-mail, that an application has a new AppSecret. */
export async function tellOfRotation(
  transaction: Database,
  merchantId: string,
  rotated: OfApplication & { oldUntil: Date },
) {
  const { application, oldUntil, ...told } = rotated;
  const merchant = await merchantOf(transaction, merchantId);
  const values = { ...application, until: `${oldUntil.toISOString().slice(0, 16).replace("T", " ")} UTC` };
  await tellBoth(transaction, merchant, { kind: "secretRotated", subject: application.code, values, ...told });
}

/**
 * Tells a merchant of a sign-in from a device that is not known; of the very first sign-in there is nothing to tell.
 * Before the session is opened, whose sign-in would be found.
 */
export async function tellOfNewDevice(
  transaction: Database,
  merchant: Merchant,
  { userAgent, ...told }: Told & { userAgent: string | null },
): Promise<void> {
  const before = await transaction
    .selectFrom("accountEvents")
    .select("id")
    .where("merchantId", "=", merchant.id)
    .where("kind", "=", "signIn")
    .limit(1)
    .executeTakeFirst();
  if (!before) return;
  const values = { device: nameOf(readDevice(userAgent), languageOf(merchant)) };
  await tellBoth(transaction, merchant, { kind: "newSignIn", values, ...told });
}

async function tellBoth(
  transaction: Database,
  merchant: Merchant,
  {
    kind,
    values,
    sealingKey,
    now,
    subject = now.toISOString(),
  }: Told & {
    kind: Exclude<EmailedNotice, "secretShown" | "callbackAddressChanged">;
    values: Record<string, string>;
    /** Key of the notice; the time alone makes every event a notice of its own. */
    subject?: string;
  },
): Promise<void> {
  await addNotices(transaction, [{ merchantId: merchant.id, kind, subject, at: now, values }]);
  const email = writeNoticeEmail(kind, values, languageOf(merchant));
  await postEmail(transaction, sealingKey, { to: merchant.email, ...email }, now);
}

function merchantOf(transaction: Database, id: string): Promise<Merchant> {
  return transaction
    .selectFrom("merchants")
    .select(["id", "email", "language"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

function nameOf(device: Device, language: Language): string {
  return writeDevice(device, language) || textsIn(language).notice.unknownDevice;
}

function languageOf({ language }: Merchant): Language {
  return isLanguage(language) ? language : "en-US";
}
