import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { useOpenRecord } from "#src/ui/list/use-open-record.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { provideTransactionList } from "./provide.ts";
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
