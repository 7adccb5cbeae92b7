import { resetPassword as call } from "#contracts/account/reset-password.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addEvent } from "./account-events.ts";
import { rejectCommonPassword } from "./common-password.ts";
import { hashPassword } from "./passwords.ts";
import { requesterOf } from "./requester.ts";
import { notifyPasswordChanged } from "./security-notices.ts";
import { closeSessions } from "./sessions.ts";
import { clearFailedAttempts } from "./sign-in-limits.ts";
import { requireCode, useCode } from "./verification-codes.ts";

/**
 * Sets a new password with the code from the email (7.11) and ends every session of the merchant. An unregistered
 * email is refused like a wrong code, after the same work.
 */
export const resetPassword = implement(call, async (service, given, visitor) => {
  const { db, clock, settings, sealingKey } = service;
  await rejectCommonPassword(given.password);
  const email = given.email.toLowerCase();
  const key = { email, purpose: "resetPassword" } as const;
  const requester = await requesterOf(service, email, given.deviceToken, visitor);
  const guess = { code: given.code, requester, now: clock() };
  await requireCode(service, key, guess);
  const passwordHash = await hashPassword(given.password, settings.passwordCost);
  const isReset = await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, key, guess))) return false;
    const merchant = await transaction
      .updateTable("merchants")
      .set({ passwordHash })
      .where("email", "=", email)
      .returning(["id", "email", "language"])
      .executeTakeFirst();
    if (!merchant) return false;
    await closeSessions(transaction, merchant.id, clock());
    await addEvent(transaction, { merchantId: merchant.id, kind: "passwordReset" }, visitor, clock());
    await notifyPasswordChanged(transaction, merchant, { sealingKey, now: clock() });
    await clearFailedAttempts(transaction, email, visitor.address, clock());
    return true;
  });
  if (!isReset) throw new Refused("wrongCode");
  return null;
});
