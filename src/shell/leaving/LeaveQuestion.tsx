import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";

/** Asks before a move discards typed text. Keeping it has the focus. */
export function LeaveQuestion({ onKeep, onLeave }: { onKeep: () => void; onLeave: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <ConsoleDialog size="small" role="alertdialog" title={t("leave.question")} onClose={onKeep}>
      <div className={css.body}>
        <p>{t("leave.losesInput")}</p>
        <div className={css.foot}>
          <Button autoFocus onClick={onKeep}>
            {t("language.keep")}
          </Button>
          <Button intent="danger" onClick={onLeave}>
            {t("leave.discard")}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
