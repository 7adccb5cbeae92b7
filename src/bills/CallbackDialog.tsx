import { useTranslation } from "react-i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import { CallbackFacts } from "./CallbackFacts.tsx";
import { provideCallbackRecord } from "./provide.ts";
import { RecordDialog } from "./RecordDialog.tsx";

/** One callback with its attempts and its payload; here it is sent again (2.31). */
export function CallbackDialog(props: {
  code: string;
  onClose: () => void;
  /** It was sent: what shows it should look again. */
  onSent: () => void;
}) {
  const { code, onClose, onSent } = props;
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<Callback>
      title={t("callback.title", { code })}
      code={code}
      provide={provideCallbackRecord}
      onClose={onClose}
    >
      {(callback, refresh) => (
        <CallbackFacts
          callback={callback}
          onSent={() => {
            refresh();
            onSent();
          }}
        />
      )}
    </RecordDialog>
  );
}
