import type { Language } from "#contracts/languages.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type Digits, withFreshCode } from "#sandbox/storage/fresh-code.ts";

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
  return withFreshCode(async (digits) => {
    const added = await db
      .insertInto("merchants")
      .values({ id: merchantNumber(digits), ...newcomer, nickName, avatar: "", role: "", createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return true;
    const other = await db.selectFrom("merchants").select("id").where("email", "=", newcomer.email).executeTakeFirst();
    return other ? false : undefined;
  });
}

/** Twelve digits that cannot be guessed from another merchant's. */
function merchantNumber(digits: Digits): string {
  return `1${digits(11)}`;
}
