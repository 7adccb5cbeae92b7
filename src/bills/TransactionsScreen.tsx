import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { useTranslation } from "react-i18next";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { provideTransactionList, provideTransactionRecord } from "./provide.ts";
import { useTransactionList } from "./use-transaction-list.tsx";

const Facts = lazyView(async () => (await import("./TransactionFacts.tsx")).TransactionFacts).View;

/** Transaction records (2.31). */
export function TransactionsScreen() {
  const { t } = useTranslation("bills");
  const logic = useProvided(provideTransactionRecord);
  return (
    <ListScreen
      definition={useTransactionList()}
      source={useProvided(provideTransactionList)}
      lead={t("transaction.lead")}
      empty={{ icon: <SwapHorizontalIcon />, title: t("transaction.empty"), text: t("transaction.emptyText") }}
      record={{ title: (code) => t("transaction.title", { code }), logic, fromRow: (row) => row, Facts }}
    />
  );
}

TransactionsScreen.prefetch = prefetchList(provideTransactionList);
