import { ImportIcon } from "@blueprintjs/icons/lib/esm/generated/components/import";
import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { provideRechargeBillList, provideRechargeBillRecord } from "./provide.ts";
import { useRechargeList } from "./use-recharge-list.tsx";

const Facts = lazyView(async () => (await import("./RechargeFacts.tsx")).RechargeFacts).View;

const Receipt = lazyView(async () => (await import("./RechargeReceipt.tsx")).RechargeReceipt, ["receipt"]).View;
const receipt = { isDue: ({ paidAt }: RechargeBill) => paidAt !== null, View: Receipt };

/** Recharge bills (2.29). */
export function RechargesScreen() {
  const { t } = useTranslation("bills");
  const logic = useProvided(provideRechargeBillRecord);
  return (
    <ListScreen
      definition={useRechargeList()}
      source={useProvided(provideRechargeBillList)}
      lead={t("recharge.lead")}
      empty={{ icon: <ImportIcon />, title: t("recharge.empty"), text: t("recharge.emptyText") }}
      record={{ title: (code) => t("recharge.title", { code }), logic, fromRow: (row) => row, Facts, receipt }}
    />
  );
}

RechargesScreen.prefetch = prefetchList(provideRechargeBillList);
