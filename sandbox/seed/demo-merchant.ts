import { hashPassword } from "../account/secrets.ts";
import type { Service } from "../service.ts";

/** The account that everybody may try. */
export const DEMO_MERCHANT = { id: "208417365920", email: "demo@merchant.example", password: "Demo1234pay" } as const;

/** Makes the demo merchant with months of business, where it is not there yet. */
export async function seedDemoMerchant({ db, clock }: Service): Promise<void> {
  const { id, email, password } = DEMO_MERCHANT;
  const isThere = await db.selectFrom("merchants").select("id").where("id", "=", id).executeTakeFirst();
  if (isThere) return;
  const passwordHash = await hashPassword(password);
  await db
    .insertInto("merchants")
    .values({
      id,
      email,
      passwordHash,
      nickName: "Demo",
      avatar: "",
      role: "user",
      language: "en-US",
      createdAt: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
