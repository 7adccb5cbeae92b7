import { passwordReset } from "#contracts/account/reset-password.ts";
import { publicCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { forgetAttempts } from "./attempts.ts";
import { hashPassword } from "./secrets.ts";
import { closeSessions } from "./sessions.ts";
import { SIGN_IN } from "./sign-in-attempts.ts";
import { useCode } from "./verification-codes.ts";

/**
 * Sets a new password with the code from the e-mail (7.11) and ends every session of the merchant. An e-mail that is
 * not registered has a code too, which nobody was sent: it is refused as a wrong code is, after the same work.
 */
export const resetPassword = publicCall({
  method: "POST",
  path: "/User/ResetPassword",
  input: passwordReset,
  answer: async ({ db, clock, settings }, given) => {
    const email = given.email.toLowerCase();
    const passwordHash = await hashPassword(given.password, settings.passwordCost);
    const refusal = await db.transaction().execute(async (transaction) => {
      const wrong = await useCode(transaction, { email, purpose: "resetPassword" }, given.code, clock());
      if (wrong) return wrong;
      const merchant = await transaction
        .updateTable("merchants")
        .set({ passwordHash })
        .where("email", "=", email)
        .returning("id")
        .executeTakeFirst();
      if (!merchant) return "wrongCode";
      await closeSessions(transaction, merchant.id);
      await forgetAttempts(transaction, SIGN_IN, email);
      return null;
    });
    if (refusal) throw new Refused(refusal);
    return null;
  },
});
