import { registrationData } from "#contracts/account/register.ts";
import { publicCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addNewMerchant } from "./new-merchant.ts";
import { hashPassword } from "./secrets.ts";
import { useCode } from "./verification-codes.ts";

/**
 * Registers a merchant (7.5). That an e-mail is already registered (5.5) is told only to whoever has the code from
 * its mailbox: a stranger learns nothing from a wrong one.
 */
export const register = publicCall({
  method: "POST",
  path: "/Register/Register",
  input: registrationData,
  answer: async ({ db, clock, settings }, given, { language }) => {
    const email = given.email.toLowerCase();
    const passwordHash = await hashPassword(given.password, settings.passwordCost);
    const refusal = await db.transaction().execute(async (transaction) => {
      const now = clock();
      const wrong = await useCode(transaction, { email, purpose: "register" }, given.code, now);
      if (wrong) return wrong;
      const isAdded = await addNewMerchant(transaction, { email, passwordHash, language }, now);
      return isAdded ? null : "emailAlreadyRegistered";
    });
    if (refusal) throw new Refused(refusal);
    return null;
  },
});
