import { ImportIcon } from "@blueprintjs/icons/lib/esm/generated/components/import";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ListScreen } from "#src/ui/list/ListScreen.tsx";
import { provideRechargeBillList } from "./provide.ts";
import { RECORD_DIALOGS } from "./record-dialogs.ts";
import { useRechargeList } from "./use-recharge-list.tsx";

const dialogs = {
  names: RECORD_DIALOGS,
  View: lazyView(async () => (await import("./RechargeDialog.tsx")).RechargeDialog).View,
};

/** Recharge bills (2.29): what the merchant paid in, and above the list the bill that the address opens. */
export function RechargesScreen() {
  const { t } = useTranslation("bills");
  return (
    <ListScreen
      definition={useRechargeList()}
      logic={useProvided(provideRechargeBillList)}
      lead={t("recharge.lead")}
      empty={{ icon: <ImportIcon />, title: t("recharge.empty"), text: t("recharge.emptyText") }}
      dialogs={dialogs}
    />
  );
}
