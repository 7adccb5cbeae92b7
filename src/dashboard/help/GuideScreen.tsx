import { useTranslation } from "react-i18next";
import { Panel } from "#src/ui/page/Panel.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import css from "./help.module.css";

const STEPS = ["register", "package", "currency", "application", "callback", "payment"] as const;
const PAYING = ["exact", "network", "short", "over", "late"] as const;

/** The usage guide (2.24): from registering to the first payment, and what becomes of a payment. */
export function GuideScreen() {
  const { t } = useTranslation(["help", "frame"]);
  return (
    <HelpFrame title={t("frame:menu.usageGuide")} lead={t("guide.lead")}>
      <Panel title={t("guide.steps")}>
        <ol className={css.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`guide.${step}.title`)}</h3>
              <p className="muted">{t(`guide.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t("guide.paying")}>
        <ul className={css.text}>
          {PAYING.map((rule) => (
            <li key={rule}>{t(`guide.rule.${rule}`)}</li>
          ))}
        </ul>
      </Panel>
    </HelpFrame>
  );
}
