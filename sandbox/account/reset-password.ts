import { resetPassword as call } from "#contracts/account/reset-password.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addEvent } from "./account-events.ts";
import { allowGuess, askerOf, forgiveGuess } from "./asker.ts";
import { refuseCommon } from "./common-password.ts";
import { hashPassword } from "./passwords.ts";
import { tellOfPassword } from "./security-events.ts";
import { closeSessions } from "./sessions.ts";
import { letIn } from "./sign-in-limits.ts";
import { checkCode, useCode } from "./verification-codes.ts";

/**
 * Sets a new password with the code from the e-mail (7.11) and ends every session of the merchant. An e-mail that is
 * not registered has a code that was never sent: it is refused as a wrong code is, after the same work.
 */
export const resetPassword = answers(call, async (service, given, visitor) => {
  const { db, clock, settings, sealingKey } = service;
  await refuseCommon(given.password);
  const email = given.email.toLowerCase();
  const key = { email, purpose: "resetPassword" } as const;
  const asker = await askerOf(service, email, given.deviceToken, visitor);
  const guess = { code: given.code, asker, now: clock() };
  await allowGuess(service, asker);
  const isRight = await db.transaction().execute((transaction) => checkCode(transaction, key, guess));
  if (!isRight) throw new Refused("wrongCode");
  await forgiveGuess(service, asker);
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
    await tellOfPassword(transaction, merchant, { sealingKey, now: clock() });
    await letIn(transaction, email, visitor.address, clock());
    return true;
  });
  if (!isReset) throw new Refused("wrongCode");
  return null;
});
