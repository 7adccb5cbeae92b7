import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { provideRechargeBillRecord } from "./provide.ts";
import { RechargeFacts } from "./RechargeFacts.tsx";
import { RecordDialog } from "./RecordDialog.tsx";

/** One recharge bill with everything that is known of it (3.9). */
export function RechargeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<RechargeBill>
      title={t("recharge.title", { code })}
      code={code}
      provide={provideRechargeBillRecord}
      onClose={onClose}
    >
      {(bill) => <RechargeFacts bill={bill} />}
    </RecordDialog>
  );
}
