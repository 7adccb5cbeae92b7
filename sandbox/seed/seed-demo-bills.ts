import { countAllAttempts } from "#sandbox/applications/application-health.ts";
import { signingKeysOf } from "#sandbox/applications/credentials.ts";
import { readCurrencyViews } from "#sandbox/bills/currency-view.ts";
import { addLedgerEntries } from "#sandbox/ledger/entries.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { makeDemoBills } from "./demo-bills.ts";
import { makeDemoCallbacks } from "./demo-callbacks.ts";
import { makeDemoTransactions } from "./demo-transactions.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Inserts the demo merchant's bills, callbacks and transactions; the applications must exist. */
export async function seedDemoBills(
  transaction: Database,
  given: {
    chance: SeededRandom;
    merchantId: string;
    now: Date;
    sealingKey: Buffer;
    applications: readonly Tables["applications"][];
    transfers: readonly Tables["transfers"][];
    recharges: readonly Tables["rechargeBills"][];
  },
): Promise<void> {
  const { chance, merchantId, now, sealingKey, applications, transfers, recharges } = given;
  const bills = makeDemoBills(chance, merchantId, now);
  const secrets = new Map<string, string>();
  for (const { code } of applications) {
    secrets.set(code, (await signingKeysOf(transaction, sealingKey, code, now)).appSecret);
  }
  const { callbacks, attempts } = makeDemoCallbacks(chance, bills, {
    currencyOf: await readCurrencyViews(transaction),
    urls: new Map(applications.map(({ code, rechargeCallback }) => [code, rechargeCallback])),
    secrets,
    now,
  });
  await transaction.insertInto("applicationBills").values(bills).execute();
  await transaction
    .insertInto("rechargeBills")
    .values([...recharges])
    .execute();
  await transaction
    .insertInto("transactions")
    .values(makeDemoTransactions(merchantId, { transfers, bills, recharges }))
    .execute();
  await addLedgerEntries(transaction, [
    ...bills.map(({ merchantId, network, amount, code, createdAt, paidAt }) => ({
      ...{ merchantId, kind: "collection" as const, network, amount, reference: code },
      enteredAt: paidAt ?? createdAt,
    })),
    ...recharges.map(({ merchantId, network, amount, number, paidAt }) => ({
      ...{ merchantId, kind: "recharge" as const, network, amount, reference: number, enteredAt: paidAt },
    })),
  ]);
  await transaction.insertInto("callbacks").values(callbacks).execute();
  const inOrder = attempts.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
  await transaction.insertInto("callbackAttempts").values(inOrder).execute();
  await countAllAttempts(transaction);
}
