import { updatePassword as call } from "#contracts/account/update-password.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addEvent } from "./account-events.ts";
import { rejectCommonPassword } from "./common-password.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { limitAttempts, type RateLimit, resetAttempts, uncountAttempt } from "./rate-limits.ts";
import { notifyPasswordChanged } from "./security-notices.ts";
import { closeSessions } from "./sessions.ts";
import { invalidateCode } from "./verification-codes.ts";

/** Limits guessing of the password at an unattended console. */
export const OLD_PASSWORD: RateLimit = { kind: "old password", most: 5, period: 15 * 60 * 1000 };

/**
 * Changes the password (7.10) and ends the merchant's other sessions, one of which may be an intruder's. A merchant
 * without a password (registered by the identity provider) sets one by a reset (7.11).
 */
export const updatePassword = implement(
  call,
  async ({ db, clock, settings, sealingKey }, { oldPassword, newPassword }, { merchantId, token, ...visitor }) => {
    await rejectCommonPassword(newPassword);
    await limitAttempts(db, OLD_PASSWORD, merchantId, clock());
    const known = await db
      .selectFrom("merchants")
      .select("passwordHash")
      .where("id", "=", merchantId)
      .executeTakeFirstOrThrow();
    // A refusal because hashing is overloaded is not a wrong password.
    const returned = async (reason: unknown) => {
      await uncountAttempt(db, OLD_PASSWORD, merchantId);
      throw reason;
    };
    const isRight = await verifyPassword(oldPassword, known.passwordHash, settings.passwordCost).catch(returned);
    if (!isRight) throw wrongOldPassword();
    const passwordHash = await hashPassword(newPassword, settings.passwordCost).catch(returned);
    await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable("merchants")
        .set({ passwordHash })
        .where("id", "=", merchantId)
        // Of two concurrent changes, only the first is made.
        .where("passwordHash", "=", known.passwordHash)
        .returning(["id", "email", "language"])
        .executeTakeFirst();
      if (!changed) throw wrongOldPassword();
      await closeSessions(transaction, merchantId, clock(), token);
      await addEvent(transaction, { merchantId, kind: "passwordChanged" }, visitor, clock());
      await notifyPasswordChanged(transaction, changed, { sealingKey, now: clock() });
      await invalidateCode(transaction, { email: changed.email, purpose: "resetPassword" });
      await resetAttempts(transaction, OLD_PASSWORD, merchantId);
    });
    return null;
  },
);

function wrongOldPassword(): Refused {
  return new Refused("wrongCredentials", { wording: "wrongOldPassword" });
}
