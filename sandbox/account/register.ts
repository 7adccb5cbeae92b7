import { register as call } from "#contracts/account/register.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { allowGuess, askerOf, forgiveGuess } from "./asker.ts";
import { refuseCommon } from "./common-password.ts";
import { addNewMerchant } from "./new-merchant.ts";
import { hashPassword } from "./passwords.ts";
import { checkCode, useCode } from "./verification-codes.ts";

/**
 * Registers a merchant (7.5). That an e-mail is already registered (5.5) is disclosed only with the right code from its
 * mailbox. With a wrong one nothing is disclosed, and no password is hashed.
 */
export const register = answers(call, async (service, given, visitor) => {
  const { db, clock, settings } = service;
  await refuseCommon(given.password);
  const email = given.email.toLowerCase();
  const key = { email, purpose: "register" } as const;
  const asker = await askerOf(service, email, undefined, visitor);
  const guess = { code: given.code, asker, now: clock() };
  await allowGuess(service, asker);
  const isRight = await db.transaction().execute((transaction) => checkCode(transaction, key, guess));
  if (!isRight) throw new Refused("wrongCode");
  await forgiveGuess(service, asker);
  const passwordHash = await hashPassword(given.password, settings.passwordCost);
  const refusal = await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, key, guess))) return "wrongCode";
    const { language } = visitor;
    const isAdded = await addNewMerchant(transaction, { email, passwordHash, language }, clock());
    return isAdded ? null : "emailAlreadyRegistered";
  });
  if (refusal) throw new Refused(refusal);
  return null;
});
