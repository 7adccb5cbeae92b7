import { randomUUID } from "node:crypto";
import { hashPassword } from "#sandbox/account/passwords.ts";
import { NETWORKS } from "#sandbox/chain/networks.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { addLedgerEntries } from "#sandbox/ledger/entries.ts";
import { addMonths } from "#sandbox/orders/months.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { makeDemoRecharges } from "./demo-bills.ts";
import { makeDemoApplications } from "./demo-business.ts";
import { makeDemoOrders } from "./demo-orders.ts";
import { seedDemoBills } from "./seed-demo-bills.ts";
import { seededRandom } from "./seeded-random.ts";

/** The public demo account. */
export const DEMO_MERCHANT = {
  id: "208417365920",
  email: "demo@merchant.example",
  password: "Demo1234pay",
} as const;

/** The currencies that the demo merchant has enabled. */
const DEMO_CURRENCIES = ["trx", "usdt-trc20", "usdt-erc20", "usdc-erc20", "usdt-bep20"];

const SEED = 20_241_121;

/**
 * Creates the demo merchant with months of records, unless it exists. The random numbers are seeded and times count back
 * from the first start, so that every demo is the same.
 */
export async function seedDemoMerchant({ db, clock, settings, sealingKey }: Service): Promise<void> {
  const { id, email, password } = DEMO_MERCHANT;
  const present = await db.selectFrom("merchants").select("passwordHash").where("id", "=", id).executeTakeFirst();
  if (present?.passwordHash) return;
  const now = clock();
  const passwordHash = await hashPassword(password, settings.passwordCost);
  if (present) {
    await db.updateTable("merchants").set({ passwordHash }).where("id", "=", id).execute();
    return;
  }
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("merchants")
      .values({
        id,
        email,
        passwordHash,
        nickName: "Demo Trading",
        avatar: "",
        role: "user",
        language: "en-US",
        createdAt: addMonths(now, -7),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) await seedBusiness(transaction, { merchantId: id, now, sealingKey });
  });
}

/** Disables an existing demo merchant, whose password is public; its records stay. */
export async function closeDemoMerchant({ db }: Service): Promise<void> {
  const { id } = DEMO_MERCHANT;
  await db.updateTable("merchants").set({ passwordHash: null }).where("id", "=", id).execute();
  await db.deleteFrom("sessions").where("merchantId", "=", id).execute();
}

async function seedBusiness(
  transaction: Database,
  { merchantId, now, sealingKey }: { merchantId: string; now: Date; sealingKey: Buffer },
): Promise<void> {
  const chance = seededRandom(SEED);
  const orders = makeDemoOrders(chance, merchantId, now);
  const recharges = makeDemoRecharges(chance, merchantId, now);
  await transaction
    .insertInto("orders")
    .values(orders.map(({ order }) => order))
    .execute();
  await transaction
    .insertInto("transfers")
    .values(orders.flatMap(({ transfers }) => transfers))
    .execute();
  await addLedgerEntries(
    transaction,
    orders.flatMap(({ order, credit }) =>
      credit
        ? [
            {
              ...{ merchantId, kind: "orderCredit" as const, network: null, amount: credit, reference: order.code },
              enteredAt: order.createdAt,
            },
          ]
        : [],
    ),
  );
  await transaction
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      merchantId,
      packageId: "business",
      startsAt: addMonths(now, -1),
      expiresAt: addMonths(now, 2),
    })
    .execute();
  await transaction
    .insertInto("wallets")
    .values(
      NETWORKS.map((network) => ({
        merchantId,
        network,
        address: deriveAddress(merchantId, network),
        createdAt: addMonths(now, -7),
      })),
    )
    .execute();
  await transaction
    .insertInto("merchantCurrencies")
    .values(DEMO_CURRENCIES.map((currencyId) => ({ merchantId, currencyId, since: addMonths(now, -7) })))
    .execute();
  const applications = makeDemoApplications(merchantId, now);
  await transaction.insertInto("applications").values(applications).execute();
  const transfers = orders.flatMap((ordered) => ordered.transfers);
  await seedDemoBills(transaction, { chance, merchantId, now, sealingKey, applications, transfers, recharges });
}
