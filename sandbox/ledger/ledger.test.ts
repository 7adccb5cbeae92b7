import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listRechargeBills } from "#contracts/bills/list-recharge-bills.call.ts";
import { listTransactions } from "#contracts/bills/list-transactions.call.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import type { Send } from "#contracts/http.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import type { Order } from "#contracts/orders/order.ts";
import { NETWORKS } from "#sandbox/chain/networks.ts";
import { parseMicros } from "#sandbox/orders/usdt.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

/*
 * Property test: after any sequence of payments, withdrawals and orders, each balance equals the sum of the records in
 * the console's lists. LEDGER_RUNS sets the number of sequences.
 */

const RUNS = Number(process.env.LEDGER_RUNS ?? 3);
const ALL = { page: 1, pageSize: 100 };

const sandbox = sandboxFixture();

const network = fc.constantFrom(...NETWORKS);
const amount = fc.integer({ min: 1, max: 90_000_000 }).map((micros) => (micros / 1_000_000).toFixed(6));
const happening = fc.oneof(
  fc.record({ what: fc.constant("pay" as const), network, amount }),
  fc.record({ what: fc.constant("recharge" as const), network, amount }),
  fc.record({ what: fc.constant("withdraw" as const), network, amount }),
  fc.record({ what: fc.constant("switch" as const), network, enabled: fc.boolean() }),
  fc.record({
    what: fc.constant("order" as const),
    network,
    kinds: fc.array(fc.constantFrom("exact", "short", "over", "late", "wrongNetwork"), { maxLength: 2 }),
    ending: fc.constantFrom("finish", "cancel", "refuse", "nothing"),
  }),
  fc.record({ what: fc.constant("blocks" as const), count: fc.integer({ min: 1, max: 3 }) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

type Business = { merchant: Merchant; applicationCode: string };

async function open(): Promise<Business> {
  const merchant = await sandbox.newMerchant();
  await acceptUsdt(merchant.send, ["TRON", "BSC"]);
  const wanted = sampleApplication({ rechargeCallback: "" });
  return { merchant, applicationCode: acceptedValue(await createApplication(merchant.send, wanted)).code };
}

async function happen({ merchant: { send, userId }, applicationCode }: Business, given: Happening): Promise<void> {
  const tester = (path: string, body: object) => sandbox.post(`/sandbox/api/${path}`, JSON.stringify(body));
  if (given.what === "blocks") return sandbox.produceBlocks(given.count);
  if (given.what === "pay" || given.what === "withdraw") {
    // Refused if the currency is off or the wallet is empty; then no balance may change.
    await tester(`applications/${applicationCode}/${given.what}`, { network: given.network, amount: given.amount });
  } else if (given.what === "recharge") {
    await tester(`merchants/${userId}/top-up`, { network: given.network, amount: given.amount });
  } else if (given.what === "switch") {
    // The trial version allows two currencies, and a third is refused.
    await acceptUsdt(send, [given.network], given.enabled).catch(() => {});
  } else {
    const request = { packageId: "starter", termMonths: 1, network: given.network, requestKey: randomUUID() };
    const { code } = acceptedValue(await createOrder(send, request));
    for (const kind of given.kinds) await tester(`orders/${code}/pay`, { kind });
    if (given.ending === "finish") await finishPayment(send, { code });
    if (given.ending === "cancel") await cancelOrder(send, { code });
    if (given.ending === "refuse") await tester(`orders/${code}/refuse`, {});
  }
}

/** An order's credit: late money and overpayment; for a cancelled order, all its money. */
function leftOver({ payStatus, payment }: Order, dropped: ReadonlySet<string>): bigint {
  const sumOf = (kind: string) =>
    sum(
      payment.transfers
        .filter((transfer) => transfer.kind === kind && !dropped.has(transfer.hash))
        .map(({ amount }) => ({ amount: amount ?? "none was read" })),
    );
  const [onTime, late] = [sumOf("onTime"), sumOf("late")];
  if (payStatus === "cancelled") return onTime + late;
  const beyond = onTime - parseMicros(payment.expected);
  return payStatus === "paid" && beyond > 0n ? beyond + late : late;
}

function sum(rows: readonly { amount: string }[]): bigint {
  return rows.reduce((total, row) => total + parseMicros(row.amount), 0n);
}

/** The balances, computed from the lists. */
async function addUp(send: Send) {
  const bills = acceptedValue(await listBills(send, ALL)).items.filter(({ paidAt }) => paidAt !== null);
  const recharges = acceptedValue(await listRechargeBills(send, ALL)).items;
  const moved = acceptedValue(await listTransactions(send, ALL)).items;
  const orders = acceptedValue(await listOrders(send, ALL)).items;
  const withdrawn = moved.filter(({ kind }) => kind === "withdrawal");
  const dropped = new Set(moved.filter(({ status }) => status === "dropped").map(({ hash }) => hash));
  let credit = 0n;
  for (const { code } of orders) credit += leftOver(acceptedValue(await loadOrder(send, { code })), dropped);
  const wallets = NETWORKS.map((one) => {
    const on = <Row extends { network: string }>(rows: readonly Row[]) => rows.filter((row) => row.network === one);
    return sum(on(bills)) + sum(on(recharges)) - sum(on(withdrawn));
  });
  const mainChainAmount = wallets.reduce((total, wallet) => total + wallet, 0n);
  return { wallets, mainChainAmount, accountBalance: mainChainAmount + credit, dailyCollection: sum(bills) };
}

async function figures(send: Send) {
  const shown = acceptedValue(await loadFigures(send));
  const wallets: bigint[] = [];
  for (const one of NETWORKS) {
    wallets.push(parseMicros(acceptedValue(await loadWalletBalance(send, { network: one })).balance));
  }
  return {
    wallets,
    mainChainAmount: parseMicros(shown.mainChainAmount ?? ""),
    accountBalance: parseMicros(shown.accountBalance ?? ""),
    dailyCollection: parseMicros(shown.dailyCollection ?? ""),
  };
}

test(
  "every balance is the sum of its records after any sequence of actions (2.24, 2.31, 3.8, 3.9, 3.11)",
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (happenings) => {
        const business = await open();
        for (const one of happenings) await happen(business, one);
        const { send } = business.merchant;
        expect(await figures(send)).toEqual(await addUp(send));
        await sandbox.produceBlocks(3);
        expect(await figures(send)).toEqual(await addUp(send));
      }),
      { numRuns: RUNS },
    ),
  60_000 + RUNS * 5_000,
);
