import { login as call } from "#contracts/account/login.call.ts";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addFailedSignIn } from "./account-events.ts";
import { askerOf, forgiveGuess } from "./asker.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { signIn } from "./sign-in.ts";
import { allowSignIn, forgetSignIns, returnSignIn } from "./sign-in-limits.ts";

/** Signs in (7.3). An unknown e-mail is refused in the same words and the same time as a wrong password. */
export const login = answers(
  call,
  async (service, { password, deviceToken, ...given }, visitor): Promise<LoginData> => {
    const { db, clock, settings, sealingKey } = service;
    const email = given.email.toLowerCase();
    const asker = await askerOf(service, email, deviceToken, visitor);
    await allowSignIn(service, email, asker, visitor);
    const known = await db.selectFrom("merchants").select("passwordHash").where("email", "=", email).executeTakeFirst();
    const isRight = await isPassword(password, known?.passwordHash, settings.passwordCost).catch(
      async (reason: unknown) => {
        await returnSignIn(db, email, asker);
        await forgiveGuess(service, asker);
        throw reason;
      },
    );
    if (!known?.passwordHash || !isRight) {
      await addFailedSignIn(db, { email, kind: "signInFailed" }, visitor, clock());
      throw new Refused("wrongCredentials");
    }
    await forgiveGuess(service, asker);
    const passwordHash = isOutdated(known.passwordHash, settings.passwordCost)
      ? await hashPassword(password, settings.passwordCost)
      : known.passwordHash;
    return db.transaction().execute(async (transaction) => {
      // A password that is being changed or reset must not open one more session with the old one.
      const merchant = await transaction
        .updateTable("merchants")
        .set({ passwordHash })
        .where("email", "=", email)
        .where("passwordHash", "=", known.passwordHash)
        .returningAll()
        .executeTakeFirst();
      if (!merchant) throw new Refused("wrongCredentials");
      await forgetSignIns(transaction, email, asker);
      const { userAgent, address } = visitor;
      const given = { method: "password", deviceToken, userAgent, address } as const;
      return signIn(transaction, merchant, given, { sealingKey, now: clock() });
    });
  },
);
