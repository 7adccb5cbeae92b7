import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ListScreen } from "#src/ui/list/ListScreen.tsx";
import { provideTransactionList } from "./provide.ts";
import { RECORD_DIALOGS } from "./record-dialogs.ts";
import { useTransactionList } from "./use-transaction-list.tsx";

const dialogs = {
  names: RECORD_DIALOGS,
  View: lazyView(async () => (await import("./TransactionDialog.tsx")).TransactionDialog).View,
};

/** Transaction records (2.31): everything that moved, and above the list the record that the address opens. */
export function TransactionsScreen() {
  const { t } = useTranslation("bills");
  return (
    <ListScreen
      definition={useTransactionList()}
      logic={useProvided(provideTransactionList)}
      lead={t("transaction.lead")}
      empty={{ icon: <SwapHorizontalIcon />, title: t("transaction.empty"), text: t("transaction.emptyText") }}
      dialogs={dialogs}
    />
  );
}
