import { login as call } from "#contracts/account/login.call.ts";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addFailedSignIn } from "./account-events.ts";
import { hashPassword, needsRehash, verifyPassword } from "./passwords.ts";
import { requesterOf, uncountGuess } from "./requester.ts";
import { signIn } from "./sign-in.ts";
import { limitSignIns, resetSignInAttempts, uncountSignIn } from "./sign-in-limits.ts";

/** Signs in (7.3). An unknown email is refused in the same words and the same time as a wrong password. */
export const login = implement(
  call,
  async (service, { password, deviceToken, ...given }, visitor): Promise<LoginData> => {
    const { db, clock, settings, sealingKey } = service;
    const email = given.email.toLowerCase();
    const requester = await requesterOf(service, email, deviceToken, visitor);
    await limitSignIns(service, email, requester, visitor);
    const known = await db.selectFrom("merchants").select("passwordHash").where("email", "=", email).executeTakeFirst();
    const isRight = await verifyPassword(password, known?.passwordHash, settings.passwordCost).catch(
      async (reason: unknown) => {
        await uncountSignIn(db, email, requester);
        await uncountGuess(service, requester);
        throw reason;
      },
    );
    if (!known?.passwordHash || !isRight) {
      await addFailedSignIn(db, { email, kind: "signInFailed" }, visitor, clock());
      throw new Refused("wrongCredentials");
    }
    await uncountGuess(service, requester);
    const passwordHash = needsRehash(known.passwordHash, settings.passwordCost)
      ? await hashPassword(password, settings.passwordCost)
      : known.passwordHash;
    return db.transaction().execute(async (transaction) => {
      // A concurrent password change or reset must prevent a session with the old password.
      const merchant = await transaction
        .updateTable("merchants")
        .set({ passwordHash })
        .where("email", "=", email)
        .where("passwordHash", "=", known.passwordHash)
        .returningAll()
        .executeTakeFirst();
      if (!merchant) throw new Refused("wrongCredentials");
      await resetSignInAttempts(transaction, email, requester);
      const { userAgent, address } = visitor;
      const given = { method: "password", deviceToken, userAgent, address } as const;
      return signIn(transaction, merchant, given, { sealingKey, now: clock() });
    });
  },
);
