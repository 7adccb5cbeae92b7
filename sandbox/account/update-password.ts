import { updatePassword as call } from "#contracts/account/update-password.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addEvent } from "./account-events.ts";
import { allowAttempt, forgetAttempts, type Limit, returnAttempt } from "./attempts.ts";
import { refuseCommon } from "./common-password.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { tellOfPassword } from "./security-events.ts";
import { closeSessions } from "./sessions.ts";
import { voidCode } from "./verification-codes.ts";

/** An open console left alone must not allow guessing the password. */
export const OLD_PASSWORD: Limit = { kind: "old password", most: 5, period: 15 * 60 * 1000 };

/**
 * Changes the password (7.10) and ends the merchant's other sessions: one of them may be why it is changed. A merchant
 * without a password, whom the identity provider vouched for, gets one by the reset (7.11).
 */
export const updatePassword = answers(
  call,
  async ({ db, clock, settings, sealingKey }, { oldPassword, newPassword }, { merchantId, token, ...visitor }) => {
    await refuseCommon(newPassword);
    await allowAttempt(db, OLD_PASSWORD, merchantId, clock());
    const known = await db
      .selectFrom("merchants")
      .select("passwordHash")
      .where("id", "=", merchantId)
      .executeTakeFirstOrThrow();
    // While others have too many passwords hashed, the owner's own is no wrong one.
    const returned = async (reason: unknown) => {
      await returnAttempt(db, OLD_PASSWORD, merchantId);
      throw reason;
    };
    const isRight = await isPassword(oldPassword, known.passwordHash, settings.passwordCost).catch(returned);
    if (!isRight) throw wrongOldPassword();
    const passwordHash = await hashPassword(newPassword, settings.passwordCost).catch(returned);
    await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable("merchants")
        .set({ passwordHash })
        .where("id", "=", merchantId)
        // Of two changes at once, the second one's old password is no longer right.
        .where("passwordHash", "=", known.passwordHash)
        .returning(["id", "email", "language"])
        .executeTakeFirst();
      if (!changed) throw wrongOldPassword();
      await closeSessions(transaction, merchantId, clock(), token);
      await addEvent(transaction, { merchantId, kind: "passwordChanged" }, visitor, clock());
      await tellOfPassword(transaction, changed, { sealingKey, now: clock() });
      await voidCode(transaction, { email: changed.email, purpose: "resetPassword" });
      await forgetAttempts(transaction, OLD_PASSWORD, merchantId);
    });
    return null;
  },
);

function wrongOldPassword(): Refused {
  return new Refused("wrongCredentials", { wording: "wrongOldPassword" });
}
