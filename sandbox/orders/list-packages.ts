import { listPackages as call } from "#contracts/orders/list-packages.call.ts";
import type { AgreedMerchantPackage as MerchantPackage } from "#contracts/orders/list-packages.ts";
import { implement } from "#sandbox/http/call.ts";
import { schedule } from "./schedule.ts";
import { readSpans } from "./subscription.ts";
import { formatAmount } from "./usdt.ts";

/** The packages on sale, the smallest first, with the dates they would run (2.25). */
export const listPackages = implement(
  call,
  async ({ db, clock }, _, { merchantId }): Promise<{ items: MerchantPackage[]; total: number }> => {
    const now = clock();
    const present = await readSpans(db, merchantId, now);
    const packages = await db.selectFrom("packages").selectAll().orderBy("rank").execute();
    const terms = await db.selectFrom("packageTerms").selectAll().orderBy("months").execute();
    const items = packages.map(({ id, name, rank, wallets, currencies, applications }) => ({
      id,
      name,
      limits: { wallets, currencies, applications },
      terms: terms
        .filter(({ packageId }) => packageId === id)
        .map(({ unit, months, amount }) => {
          const { from, until } = schedule(present, { packageId: id, rank, months }, now).runs;
          const times = { runsFrom: from.toISOString(), runsUntil: until.toISOString() };
          return { unit, months, amount: formatAmount(amount), ...times };
        }),
    }));
    return { items, total: items.length };
  },
);
