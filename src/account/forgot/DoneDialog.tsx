import { BlueprintProvider, Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import "blueprint:console.css";
import "../../shell/theme/overlays.css";
import { ConsoleDialog } from "../../shell/dialog/ConsoleDialog.tsx";
import css from "../../shell/dialog/dialog.module.css";
import type { Arrival } from "../arrival.ts";
import { useWayBack } from "../use-way-back.ts";

/** The password is reset (2.23, 8.10): on to the sign-in, which is all that is left to do here. */
export function DoneDialog({ email }: { email: string }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const search = useWayBack();
  const arrival: Arrival = { email, after: "passwordReset" };
  const leave = () => void navigate({ pathname: "/login", search }, { state: arrival });
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
