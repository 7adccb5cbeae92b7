import { randomInt } from "node:crypto";
import { registrationData } from "#contracts/account/register.ts";
import { publicCall } from "../http/call.ts";
import { Refused } from "../http/refusal.ts";
import { hashPassword } from "./secrets.ts";
import { useCode } from "./verification-codes.ts";

/**
 * Registers a merchant (7.5). That an e-mail is already registered (5.5) is told only to whoever has the code from
 * its mailbox: a stranger learns nothing from a wrong one.
 */
export const register = publicCall({
  method: "POST",
  path: "/Register/Register",
  input: registrationData,
  answer: async ({ db, clock }, given, { language }) => {
    const email = given.email.toLowerCase();
    const passwordHash = await hashPassword(given.password);
    const refusal = await db.transaction().execute(async (transaction) => {
      const now = clock();
      const wrong = await useCode(transaction, { email, purpose: "register" }, given.code, now);
      if (wrong) return wrong;
      const added = await transaction
        .insertInto("merchants")
        .values({
          id: makeMerchantNumber(),
          email,
          passwordHash,
          nickName: email.split("@")[0] ?? "",
          avatar: "",
          role: "",
          language,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returning("id")
        .executeTakeFirst();
      return added ? null : "emailAlreadyRegistered";
    });
    if (refusal) throw new Refused(refusal);
    return null;
  },
});

/** Twelve digits that cannot be guessed from another merchant's. */
export function makeMerchantNumber(): string {
  return `${randomInt(100_000, 1_000_000)}${randomInt(1_000_000).toString().padStart(6, "0")}`;
}
