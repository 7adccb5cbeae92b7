import { useTranslation } from "react-i18next";
import { Panel } from "#src/ui/page/Panel.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import css from "./help.module.css";
import { Steps } from "./Steps.tsx";

/** Each step with its screen. */
const STEPS = [
  ["register", []],
  ["package", ["packages"]],
  ["currency", ["myCurrencyList"]],
  ["application", ["appList"]],
  ["callback", ["developerCentre"]],
  ["payment", ["billList"]],
] as const;
const PAYING = ["exact", "network", "short", "over", "late"] as const;

/** The usage guide (2.24): from registering to the first payment. */
export function GuideScreen() {
  const { t } = useTranslation(["help", "frame"]);
  return (
    <HelpFrame title={t("frame:menu.usageGuide")} lead={t("guide.lead")}>
      <Panel title={t("guide.steps")}>
        <Steps
          of={STEPS.map(([step, screens]) => ({
            key: step,
            title: t(`guide.${step}.title`),
            text: t(`guide.${step}.text`),
            screens,
          }))}
        />
      </Panel>
      <Panel title={t("guide.paying")}>
        <ul className={`${css.text} bulleted`}>
          {PAYING.map((rule) => (
            <li key={rule}>{t(`guide.rule.${rule}`)}</li>
          ))}
        </ul>
      </Panel>
    </HelpFrame>
  );
}
