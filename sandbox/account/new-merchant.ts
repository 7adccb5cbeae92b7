import { randomInt } from "node:crypto";
import type { Language } from "#sandbox/http/language.ts";
import type { Database } from "#sandbox/storage/database.ts";

type Newcomer = {
  /** In lower case. */
  email: string;
  /** Null for whom the identity provider vouches. */
  passwordHash: string | null;
  language: Language;
};

/** Adds a merchant, named after the e-mail at first; gives whether the e-mail was still free (5.5). */
export async function addNewMerchant(db: Database, newcomer: Newcomer, now: Date): Promise<boolean> {
  const nickName = newcomer.email.split("@")[0] ?? "";
  const added = await db
    .insertInto("merchants")
    .values({ id: makeMerchantNumber(), ...newcomer, nickName, avatar: "", role: "", createdAt: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Twelve digits that cannot be guessed from another merchant's. */
export function makeMerchantNumber(): string {
  return `${randomInt(100_000, 1_000_000)}${randomInt(1_000_000).toString().padStart(6, "0")}`;
}
