import { Button } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { isLanguage, LANGUAGES } from "#contracts/languages.ts";
import { useServices } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";

/** Asks before a language change, since its reload would lose typed text (4.9). */
export function LanguageChangeDialog() {
  const { t } = useTranslation("shell");
  const { language } = useServices();
  const chosen = useSelector(language, ({ context }) => context.chosen);
  const elsewhere = useSelector(language, (current) => current.matches("askingToFollow"));
  const dismiss = () => language.send({ type: "DISMISSED" });
  const name = isLanguage(chosen) ? LANGUAGES[chosen] : "";
  return (
    <ConsoleDialog size="small" role="alertdialog" title={t("language.question", { language: name })} onClose={dismiss}>
      <div className={css.body}>
        <p>{t(elsewhere ? "language.changedElsewhere" : "language.losesInput")}</p>
        <div className={css.foot}>
          <Button autoFocus onClick={dismiss}>
            {t("language.keep")}
          </Button>
          <Button intent="primary" onClick={() => language.send({ type: "CONFIRMED" })}>
            {t("language.change")}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
