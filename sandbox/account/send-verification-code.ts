import { sendVerificationCode as call } from "#contracts/account/send-verification-code.call.ts";
import { type CodePurpose, gatePurpose } from "#contracts/account/send-verification-code.ts";
import { implement } from "#sandbox/http/call.ts";
import { readLanguage } from "#sandbox/http/language.ts";
import { queueEmail } from "#sandbox/mail/outbox.ts";
import type { EmailPurpose } from "#sandbox/mail/verification-email.ts";
import { writeVerificationEmail } from "#sandbox/mail/verification-email.ts";
import { requesterOf, signedInRequester } from "./requester.ts";
import { requireOwnEmail } from "./require-own-email.ts";
import { createCode, limitCodes } from "./verification-codes.ts";

/**
 * Sends a code (7.4). Neither the answer nor its time discloses whether an email is registered: an email is sent in
 * both cases, and informs only the mailbox's owner.
 */
export const sendVerificationCode = implement(call, async (service, { purpose, deviceToken, ...given }, visitor) => {
  const email = given.email.toLowerCase();
  const requester = gatePurpose.safeParse(purpose).success
    ? signedInRequester(await requireOwnEmail(service, email, visitor), visitor)
    : await requesterOf(service, email, deviceToken, visitor);
  const { db, clock, settings, sealingKey } = service;
  await limitCodes(service, requester);
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const made = await createCode(transaction, { email, purpose }, requester, settings, { now });
    if (!made) return;
    const merchant = await transaction
      .selectFrom("merchants")
      .select("language")
      .where("email", "=", email)
      .executeTakeFirst();
    const occasion = occasionOf(purpose, merchant !== undefined);
    const language = merchant ? readLanguage(merchant.language) : visitor.language;
    const mailed = occasion === "notRegistered" ? null : made;
    const written = writeVerificationEmail(occasion, mailed, language);
    await queueEmail(transaction, sealingKey, { to: email, ...written }, now);
  });
  return null;
});

function occasionOf(purpose: CodePurpose, isRegistered: boolean): EmailPurpose {
  if (purpose === "register" && isRegistered) return "alreadyRegistered";
  if (purpose === "resetPassword" && !isRegistered) return "notRegistered";
  return purpose;
}
