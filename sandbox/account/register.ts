import { register as call } from "#contracts/account/register.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { rejectCommonPassword } from "./common-password.ts";
import { createMerchant } from "./create-merchant.ts";
import { hashPassword } from "./passwords.ts";
import { requesterOf } from "./requester.ts";
import { requireCode, useCode } from "./verification-codes.ts";

/**
 * Registers a merchant (7.5). That an email is already registered (5.5) is disclosed only with the right code from its
 * mailbox; a wrong code is refused before the password is hashed.
 */
export const register = implement(call, async (service, given, visitor) => {
  const { db, clock, settings } = service;
  await rejectCommonPassword(given.password);
  const email = given.email.toLowerCase();
  const key = { email, purpose: "register" } as const;
  const requester = await requesterOf(service, email, undefined, visitor);
  const guess = { code: given.code, requester, now: clock() };
  await requireCode(service, key, guess);
  const passwordHash = await hashPassword(given.password, settings.passwordCost);
  const refusal = await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, key, guess))) return "wrongCode";
    const { language } = visitor;
    const isAdded = await createMerchant(transaction, { email, passwordHash, language }, clock());
    return isAdded ? null : "emailAlreadyRegistered";
  });
  if (refusal) throw new Refused(refusal);
  return null;
});
