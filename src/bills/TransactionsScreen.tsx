import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { provideTransactionList } from "../app/provide/bills.ts";
import { useProvided } from "../app/services.ts";
import { ListView } from "../shell/list/ListView.tsx";
import { useList } from "../shell/list/use-list.ts";
import { useOpenRecord } from "../shell/list/use-open-record.ts";
import { EmptyState } from "../shell/page/EmptyState.tsx";
import { PageHeader } from "../shell/page/PageHeader.tsx";
import { useTransactionList } from "./use-transaction-list.tsx";

const TransactionDialog = lazy(async () => ({ default: (await import("./TransactionDialog.tsx")).TransactionDialog }));

/** Transaction records (2.31): everything that moved, and above the list the record that the address opens. */
export function TransactionsScreen() {
  const { t } = useTranslation("bills");
  const definition = useTransactionList();
  const list = useList(useProvided(provideTransactionList), definition);
  const { opened, close } = useOpenRecord();
  return (
    <>
      <PageHeader title={t("transaction.list")} lead={t("transaction.lead")} />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={<SwapHorizontalIcon />} title={t("transaction.empty")}>
            {t("transaction.emptyText")}
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <TransactionDialog key={opened} code={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
