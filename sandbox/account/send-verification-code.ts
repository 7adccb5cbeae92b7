import { type CodePurpose, codeRequest, gatePurpose } from "#contracts/account/send-verification-code.ts";
import { publicCall } from "#sandbox/http/call.ts";
import { readLanguage } from "#sandbox/http/language.ts";
import { postEmail } from "#sandbox/mail/outbox.ts";
import type { Occasion } from "#sandbox/mail/verification-email.ts";
import { writeVerificationEmail } from "#sandbox/mail/verification-email.ts";
import { askerOf, signedInAsker } from "./asker.ts";
import { ownEmailOnly } from "./own-email.ts";
import { makeCode } from "./secrets.ts";
import { allowCode, keepCode } from "./verification-codes.ts";

/**
 * Has a code sent (7.4). Neither the answer nor the time that it takes discloses whether an e-mail is registered: an
 * e-mail is sent in each case, and says so to the owner of the mailbox.
 */
export const sendVerificationCode = publicCall({
  method: "POST",
  path: "/User/SentVerificationCode",
  input: codeRequest,
  answer: async (service, { purpose, deviceToken, ...given }, visitor) => {
    const email = given.email.toLowerCase();
    const asker = gatePurpose.safeParse(purpose).success
      ? signedInAsker(await ownEmailOnly(service, email, visitor), visitor)
      : askerOf(service, email, deviceToken, visitor);
    const { db, clock, settings, sealingKey } = service;
    await allowCode(service, asker);
    const code = makeCode();
    await db.transaction().execute(async (transaction) => {
      const now = clock();
      await keepCode(transaction, { email, purpose }, { code, now }, asker, settings);
      const merchant = await transaction
        .selectFrom("merchants")
        .select("language")
        .where("email", "=", email)
        .executeTakeFirst();
      const occasion = occasionOf(purpose, merchant !== undefined);
      const language = merchant ? readLanguage(merchant.language) : visitor.language;
      const mailed = occasion === "notRegistered" ? null : code;
      const written = writeVerificationEmail(occasion, mailed, language);
      await postEmail(transaction, sealingKey, { to: email, ...written }, now);
    });
    return null;
  },
});

function occasionOf(purpose: CodePurpose, isRegistered: boolean): Occasion {
  if (purpose === "register" && isRegistered) return "alreadyRegistered";
  if (purpose === "resetPassword" && !isRegistered) return "notRegistered";
  return purpose;
}
