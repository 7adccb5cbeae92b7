import { expect, test } from "vitest";
import { application } from "#contracts/applications/application.ts";
import { callback } from "#contracts/bills/callback.ts";
import { bill } from "#contracts/bills/list-bills.ts";
import { rechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { transactionRecord } from "#contracts/bills/list-transactions.ts";
import { currency } from "#contracts/currencies/currency.ts";
import { orderSummary } from "#contracts/orders/order.ts";
import { useApplicationList } from "#src/applications/use-application-list.tsx";
import { useBillList } from "#src/bills/use-bill-list.tsx";
import { useCallbackList } from "#src/bills/use-callback-list.tsx";
import { useRechargeList } from "#src/bills/use-recharge-list.tsx";
import { useTransactionList } from "#src/bills/use-transaction-list.tsx";
import { useCurrencyList } from "#src/currencies/list/use-currency-list.tsx";
import { spoken, wordsOf } from "#src/dashboard/testing/spoken.tsx";
import { useOrderList } from "#src/orders/use-order-list.tsx";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { UiContext } from "#src/ui/ui-context.ts";

/* Every column of every list shows what its title says, in the order of the columns: no two values of a record are alike. */

const CREATED = "2026-11-21T03:00:00.000Z";
const PAID = "2026-11-22T04:00:00.000Z";
const MONEY = { currency: "USDT", tokenProtocol: "TRC20", network: "TRON", hash: "f00d".repeat(16) };
/** Its middle takes no room on the screen. */
const HASH = `f00df00d ${"f00d".repeat(12)} f00df00d`;

test("orders (2.26, 3.5)", async () => {
  const record = { code: "1001", packageName: "Growth", termMonths: 3, amount: "89.90", payStatus: "paid" };
  const row = orderSummary.parse({ ...record, payType: "digitalCurrency", createdAt: CREATED, paidAt: PAID });
  expect(await shownBy(useOrderList, row)).toEqual([
    "Order code: 1001",
    "Package, term: Growth 3 months",
    "Amount (USDT): 89.90",
    "Created: Nov 21, 2026 03:00 UTC",
    "Status: Paid",
    "Paid at: Nov 22, 2026 04:00 UTC",
    "Pay type: Digital currency",
  ]);
});

test("applications (2.27, 3.7)", async () => {
  const addresses = { rechargeCallback: "https://in.example", withdrawCallback: "https://out.example" };
  const record = { code: "APP1", name: "Web shop", address: "https://shop.example", status: "disabled", ...addresses };
  const row = application.parse({ ...record, remark: "The first one", createdAt: CREATED });
  expect(await shownBy(useApplicationList, row)).toEqual([
    "Application: Web shop APP1",
    "Address: shop.example",
    "Recharge callback: in.example",
    "Withdraw callback: out.example",
    "Status: Stopped",
    "Created: Nov 21, 2026 03:00 UTC",
    "Remark: The first one",
  ]);
});

test("application bills (2.28, 3.8)", async () => {
  const record = { code: "B1", applicationCode: "APP1", applicationName: "Web shop", noticeStatus: "failed" };
  const row = bill.parse({ ...MONEY, ...record, amount: "12.5", createdAt: CREATED, paidAt: PAID });
  expect(await shownBy(useBillList, row)).toEqual([
    "Bill number: B1",
    "Application: Web shop APP1",
    "Amount: 12.50 USDT · TRON",
    "Created: Nov 21, 2026 03:00 UTC",
    "Notice: Notice failed",
    `Transaction hash: ${HASH}`,
  ]);
});

test("recharge bills (2.29, 3.9)", async () => {
  const row = rechargeBill.parse({ ...MONEY, number: "R1", amount: "30", paidAt: PAID });
  expect(await shownBy(useRechargeList, row)).toEqual([
    "Number: R1",
    "Payment currency: USDT-TRC20",
    "Payment amount: 30.00 USDT · TRON",
    "Paid at: Nov 22, 2026 04:00 UTC",
    `Transaction hash: ${HASH}`,
  ]);
});

test("transaction records (2.31)", async () => {
  const record = { code: "T1", kind: "withdrawal", direction: "out", reference: "W1", status: "confirming" };
  const row = transactionRecord.parse({ ...MONEY, ...record, amount: "4", createdAt: CREATED });
  expect(await shownBy(useTransactionList, row)).toEqual([
    "Purpose: Withdrawal W1",
    "Amount: -4.00 USDT · TRON",
    "Created: Nov 21, 2026 03:00 UTC",
    "Status: Confirming",
    `Transaction hash: ${HASH}`,
  ]);
});

test("callbacks (2.31)", async () => {
  const record = { code: "C1", event: "collection", reference: "B1", applicationCode: "APP1", status: "failed" };
  const row = callback.parse({ ...record, url: "https://in.example", createdAt: CREATED, attempts: [] });
  expect(await shownBy(useCallbackList, row)).toEqual([
    "Bill or withdrawal: B1",
    "Callback address: https://in.example APP1",
    "Attempts: 0",
    "Last answer: –",
    "Created: Nov 21, 2026 03:00 UTC",
    "Delivered: –",
    "Notice: Notice failed",
  ]);
});

test("currencies (2.30, 3.10)", async () => {
  const onItsChain = { network: "TRON", chainUnit: "TRX", contractAddress: "TR7N", type: "token" };
  const record = { id: "c", name: "Tether USD", symbol: "USDT", unit: "USDT-T", status: "suspended" };
  const row = currency.parse({ ...record, ...onItsChain, arrivalSeconds: 60 });
  expect(await shownBy(useCurrencyList, row)).toEqual([
    "Name, symbol: Tether USD USDT",
    "Type: Token TRC20",
    "Contract address: TR7N",
    "Unit: USDT-T",
    "Chain, fees in: TRON TRX",
    "Status: Suspended",
    "Arrives in: About 1 min",
  ]);
});

/** The titles of a list's columns, each with what it shows of a row. */
async function shownBy<Row>(useList: () => ListDefinition<Row>, row: Row): Promise<string[]> {
  function Columns() {
    return useList().columns.map(({ key, title, cell }) => (
      <p key={key}>
        {title}: {cell(row)}
      </p>
    ));
  }
  const areas = ["applications", "bills", "chain", "currencies", "frame", "list", "orders"] as const;
  const view = (
    <UiContext value={{ connection: "online", explorers: {} }}>
      <Columns />
    </UiContext>
  );
  return (await spoken("en-US", areas, view)).split("<p>").slice(1).map(wordsOf);
}
