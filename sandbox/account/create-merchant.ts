import type { Language } from "#contracts/languages.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type Digits, withUniqueCode } from "#sandbox/storage/unique-code.ts";

type NewMerchant = {
  /** In lower case. */
  email: string;
  /** Null for a merchant registered by the identity provider. */
  passwordHash: string | null;
  language: Language;
};

/** Adds a merchant, named after the email. @returns false if the email is already registered (5.5). */
export async function createMerchant(db: Database, merchant: NewMerchant, now: Date): Promise<boolean> {
  const nickName = merchant.email.split("@")[0] ?? "";
  return withUniqueCode(async (digits) => {
    const added = await db
      .insertInto("merchants")
      .values({ id: merchantNumber(digits), ...merchant, nickName, avatar: "", role: "", createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return true;
    const other = await db.selectFrom("merchants").select("id").where("email", "=", merchant.email).executeTakeFirst();
    return other ? false : undefined;
  });
}

/** Twelve digits, random, so that other merchants' numbers cannot be guessed. */
function merchantNumber(digits: Digits): string {
  return `1${digits(11)}`;
}
