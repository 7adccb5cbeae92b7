import { BlueprintProvider, Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { HandOver } from "#src/account/hand-over.ts";
import { useReturnQuery } from "#src/account/use-return-query.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";

/** Confirms the new password (2.23, 8.10), with a link to the sign-in. */
export function DoneDialog({ email }: { email: string }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const search = useReturnQuery();
  const handOver: HandOver = { email, after: "passwordReset" };
  const leave = () => navigate({ pathname: "/login", search }, { state: handOver });
  return (
    <BlueprintProvider>
      <ConsoleDialog size="small" title={t("forgot.doneTitle")} onClose={leave}>
        <div className={css.body}>
          <p>{t("forgot.doneText")}</p>
          <div className={css.foot}>
            <Button intent="primary" autoFocus onClick={leave}>
              {t("forgot.doneAction")}
            </Button>
          </div>
        </div>
      </ConsoleDialog>
    </BlueprintProvider>
  );
}
