import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { useProvided } from "#src/services/services.ts";
import { RecordDialog } from "#src/ui/record/RecordDialog.tsx";
import { provideRechargeBillRecord } from "./provide.ts";
import { RechargeFacts } from "./RechargeFacts.tsx";
import type { RecordDialogProps } from "./record-dialogs.ts";

/** One recharge bill with everything that is known of it (3.9). */
export function RechargeDialog({ opened: { about: code }, onClose }: RecordDialogProps) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<RechargeBill>
      title={t("recharge.title", { code })}
      code={code}
      logic={useProvided(provideRechargeBillRecord)}
      onClose={onClose}
    >
      {(bill) => <RechargeFacts bill={bill} />}
    </RecordDialog>
  );
}
