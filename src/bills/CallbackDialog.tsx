import { useTranslation } from "react-i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import { useProvided } from "#src/services/services.ts";
import { RecordDialog } from "#src/ui/record/RecordDialog.tsx";
import { CallbackFacts } from "./CallbackFacts.tsx";
import { provideCallbackRecord } from "./provide.ts";
import type { RecordDialogProps } from "./record-dialogs.ts";

/** One callback with its attempts and its payload; here it is sent again (2.31). */
export function CallbackDialog({ opened: { about: code }, onClose, onChanged }: RecordDialogProps) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<Callback>
      title={t("callback.title", { code })}
      code={code}
      logic={useProvided(provideCallbackRecord)}
      onClose={onClose}
    >
      {(callback, refresh) => (
        <CallbackFacts
          callback={callback}
          onSent={() => {
            refresh();
            onChanged();
          }}
        />
      )}
    </RecordDialog>
  );
}
