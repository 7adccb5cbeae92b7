import { credentials, type LoginData } from "#contracts/account/login.ts";
import { publicCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { forgetAttempts, mayAttempt } from "./attempts.ts";
import { loginData } from "./login-data.ts";
import { isPassword } from "./secrets.ts";
import { openSession } from "./sessions.ts";
import { SIGN_IN } from "./sign-in-attempts.ts";

/** Signs in (7.3). An unknown e-mail is refused in the same words and the same time as a wrong password. */
export const login = publicCall({
  method: "POST",
  path: "/Login/Login",
  input: credentials,
  answer: async ({ db, clock, settings }, given, { userAgent }): Promise<LoginData> => {
    const email = given.email.toLowerCase();
    if (!(await mayAttempt(db, SIGN_IN, email, clock()))) throw new Refused("tooManyRequests");
    const known = await db.selectFrom("merchants").select("passwordHash").where("email", "=", email).executeTakeFirst();
    const isRight = await isPassword(given.password, known?.passwordHash, settings.passwordCost);
    if (!known || !isRight) throw new Refused("wrongCredentials");
    return db.transaction().execute(async (transaction) => {
      // A password that is being changed or reset must not open one more session with the old one.
      const merchant = await transaction
        .selectFrom("merchants")
        .selectAll()
        .where("email", "=", email)
        .where("passwordHash", "=", known.passwordHash)
        .forShare()
        .executeTakeFirst();
      if (!merchant) throw new Refused("wrongCredentials");
      await forgetAttempts(transaction, SIGN_IN, email);
      return loginData(
        merchant,
        await openSession(transaction, merchant.id, { method: "password", userAgent }, clock()),
      );
    });
  },
});
