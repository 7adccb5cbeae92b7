import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { LastLoginFacts } from "#src/account/last-login/LastLoginFacts.tsx";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import css from "./center.module.css";

/** How the account is secured: the password, and when and how it was last used (2.33, 7.15). */
export function SecurityPanel({ userId }: { userId: string }) {
  const { t } = useTranslation(["account", "frame"]);
  const password = usePasswordDialog();
  return (
    <Panel title={t("userCenter.security")}>
      <div className={css.security}>
        <div className={css.subject}>
          <h3>{t("userCenter.password")}</h3>
          <p className="muted">{t("userCenter.passwordText")}</p>
          <Button aria-haspopup="dialog" onClick={password.open}>
            {t("passwordChange.title")}
          </Button>
        </div>
        <div className={css.subject}>
          <h3>{t("frame:lastLogin.title")}</h3>
          <LastLoginFacts userId={userId} />
        </div>
      </div>
      {password.dialog}
    </Panel>
  );
}
