import { expect, expectTypeOf, test } from "vitest";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { listTransactions } from "#contracts/bills/list-transactions.call.ts";
import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import type { Wallet } from "#contracts/currencies/get-user-wallet.ts";
import { BILL_FINDER } from "#src/bills/find-records.ts";
import type {
  provideBillList,
  provideBillRecord,
  provideTransactionList,
  provideTransactionRecord,
} from "#src/bills/provide.ts";
import type { useBillList } from "#src/bills/use-bill-list.tsx";
import type { provideWalletAddress, provideWalletBalance } from "#src/currencies/provide.ts";
import { type ListSource, useList } from "#src/records/list/use-list.ts";
import { createFinder } from "#src/records/provide/finder.ts";
import type { RecordView } from "#src/records/record/record-view.ts";
import { type ResourceOf, useResource } from "#src/records/resource/use-resource.ts";

/* What belongs together does not compile apart: the compiler reads this file, and nothing of it runs but for show. */

declare const bills: ReturnType<typeof provideBillList>;
declare const transactions: ReturnType<typeof provideTransactionList>;
declare const billList: ReturnType<typeof useBillList>;
declare const billRecord: ReturnType<typeof provideBillRecord>;
declare const transactionRecord: ReturnType<typeof provideTransactionRecord>;
declare const address: ReturnType<typeof provideWalletAddress>;
declare const balance: ReturnType<typeof provideWalletBalance>;

test("types: a list takes only the source of its own rows, a record only its own call", () => {
  expectTypeOf<typeof bills>().toExtend<ListSource<Bill>>();
  expectTypeOf<typeof transactions>().not.toExtend<ListSource<Bill>>();
  expectTypeOf<typeof billRecord>().toExtend<ResourceOf<Bill>>();
  expectTypeOf<typeof transactionRecord>().not.toExtend<ResourceOf<Bill>>();
});

test("types: a list or record of another kind does not compile", () => {
  const isDue = ({ confirmations }: TransactionRecord) => confirmations !== null;
  const View = ({ record }: { record: TransactionRecord }) => record.code;
  const mixed = () => {
    useList(bills, billList);
    // @ts-expect-error transactions are no bills.
    useList(transactions, billList);
    const view: RecordView<Bill> = { title: String, logic: billRecord };
    // @ts-expect-error a transaction is no bill.
    view.logic = transactionRecord;
    // @ts-expect-error a receipt of a transaction is none of a bill.
    view.receipt = { isDue, View };
    useResource<Wallet>(address, null);
    // @ts-expect-error a balance is no address.
    useResource<Wallet>(balance, null);
    // @ts-expect-error bills are found by their own list.
    createFinder(listTransactions, BILL_FINDER);
  };
  expect(mixed).toBeTypeOf("function");
});
