import { ThListIcon } from "@blueprintjs/icons/lib/esm/generated/components/th-list";
import { useTranslation } from "react-i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { provideBillList, provideBillRecord } from "./provide.ts";
import { useApplicationChoice } from "./use-application-choice.ts";
import { useBillList } from "./use-bill-list.tsx";

const Facts = lazyView(async () => (await import("./BillFacts.tsx")).BillFacts).View;

const Receipt = lazyView(async () => (await import("./BillReceipt.tsx")).BillReceipt, ["receipt"]).View;
const receipt = { isDue: ({ paidAt }: Bill) => paidAt !== null, View: Receipt };

/** Application bills (2.28). */
export function BillsScreen() {
  const { t } = useTranslation(["bills", "frame"]);
  const logic = useProvided(provideBillRecord);
  return (
    <ListScreen
      definition={useApplicationChoice(useBillList())}
      source={useProvided(provideBillList)}
      lead={t("bill.lead")}
      actions={() => <ButtonLink to="/bill/day">{t("frame:menu.dayClose")}</ButtonLink>}
      empty={{ icon: <ThListIcon />, title: t("bill.empty"), text: t("bill.emptyText") }}
      record={{ title: (code) => t("bill.title", { code }), logic, fromRow: (row) => row, Facts, receipt }}
    />
  );
}

BillsScreen.prefetch = prefetchList(provideBillList);
