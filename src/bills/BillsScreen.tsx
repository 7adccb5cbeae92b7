import { ThListIcon } from "@blueprintjs/icons/lib/esm/generated/components/th-list";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ListScreen } from "#src/ui/list/ListScreen.tsx";
import { provideBillList } from "./provide.ts";
import { RECORD_DIALOGS } from "./record-dialogs.ts";
import { useBillList } from "./use-bill-list.tsx";

const dialogs = {
  names: RECORD_DIALOGS,
  View: lazyView(async () => (await import("./BillDialog.tsx")).BillDialog).View,
};

/** Application bills (2.28): what the applications collected, and above the list the bill that the address opens. */
export function BillsScreen() {
  const { t } = useTranslation("bills");
  return (
    <ListScreen
      definition={useBillList()}
      logic={useProvided(provideBillList)}
      lead={t("bill.lead")}
      empty={{ icon: <ThListIcon />, title: t("bill.empty"), text: t("bill.emptyText") }}
      dialogs={dialogs}
    />
  );
}
