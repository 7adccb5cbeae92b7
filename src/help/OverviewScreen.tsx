import { useTranslation } from "react-i18next";
import { Panel } from "#src/ui/page/Panel.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import css from "./help.module.css";

const PARTS = ["collect", "report", "networks", "packages", "safety"] as const;

/** The product overview (2.24): what the service does for a merchant. */
export function OverviewScreen() {
  const { t } = useTranslation(["help", "frame"]);
  return (
    <HelpFrame title={t("frame:menu.productOverview")} lead={t("overview.lead")}>
      {PARTS.map((part) => (
        <Panel key={part} title={t(`overview.${part}.title`)}>
          <p className={css.text}>{t(`overview.${part}.text`)}</p>
        </Panel>
      ))}
    </HelpFrame>
  );
}
