import * as z from "zod/mini";
import type { AgreedMerchantPackage as MerchantPackage } from "#contracts/orders/list-packages.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { normalAmount } from "./usdt.ts";

/** The packages on sale, the smallest first (2.25). */
export const listPackages = merchantCall({
  method: "POST",
  path: "/Package/List",
  input: z.object({}),
  answer: async ({ db }): Promise<{ items: MerchantPackage[]; total: number }> => {
    const packages = await db.selectFrom("packages").selectAll().orderBy("rank").execute();
    const terms = await db.selectFrom("packageTerms").selectAll().orderBy("months").execute();
    const items = packages.map(({ id, name, wallets, currencies, applications }) => ({
      id,
      name,
      limits: { wallets, currencies, applications },
      terms: terms
        .filter(({ packageId }) => packageId === id)
        .map(({ unit, months, amount }) => ({ unit, months, amount: normalAmount(amount) })),
    }));
    return { items, total: items.length };
  },
});
