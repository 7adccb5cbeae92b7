import { sendVerificationCode as call } from "#contracts/account/send-verification-code.call.ts";
import { type CodePurpose, gatePurpose } from "#contracts/account/send-verification-code.ts";
import { answers } from "#sandbox/http/call.ts";
import { readLanguage } from "#sandbox/http/language.ts";
import { postEmail } from "#sandbox/mail/outbox.ts";
import type { Occasion } from "#sandbox/mail/verification-email.ts";
import { writeVerificationEmail } from "#sandbox/mail/verification-email.ts";
import { askerOf, signedInAsker } from "./asker.ts";
import { ownEmailOnly } from "./own-email.ts";
import { allowCode, makeCode } from "./verification-codes.ts";

/**
 * Has a code sent (7.4). Neither the answer nor the time that it takes discloses whether an e-mail is registered: an
 * e-mail is sent in each case, and says so to the owner of the mailbox.
 */
export const sendVerificationCode = answers(call, async (service, { purpose, deviceToken, ...given }, visitor) => {
  const email = given.email.toLowerCase();
  const asker = gatePurpose.safeParse(purpose).success
    ? signedInAsker(await ownEmailOnly(service, email, visitor), visitor)
    : await askerOf(service, email, deviceToken, visitor);
  const { db, clock, settings, sealingKey } = service;
  await allowCode(service, asker);
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const made = await makeCode(transaction, { email, purpose }, asker, settings, { now });
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
    await postEmail(transaction, sealingKey, { to: email, ...written }, now);
  });
  return null;
});

function occasionOf(purpose: CodePurpose, isRegistered: boolean): Occasion {
  if (purpose === "register" && isRegistered) return "alreadyRegistered";
  if (purpose === "resetPassword" && !isRegistered) return "notRegistered";
  return purpose;
}
