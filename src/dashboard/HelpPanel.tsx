import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Panel } from "#src/ui/page/Panel.tsx";
import css from "./dashboard.module.css";

const PAGES = [
  ["helpDocuments", "/help/documents"],
  ["productOverview", "/help/overview"],
  ["usageGuide", "/help/guide"],
  ["developerCentre", "/help/developers"],
] as const;

/** Links to help (2.24). @param onCallBack shows the access process again; null while it is shown. */
export function HelpPanel({ onCallBack }: { onCallBack: (() => void) | null }) {
  const { t } = useTranslation(["dashboard", "frame"]);
  return (
    <Panel title={t("help.title")}>
      <ul className={css.help}>
        {PAGES.map(([page, path]) => (
          <li key={page}>
            <Link to={path}>{t(`frame:menu.${page}`)}</Link>
            <span className="note">{t(`help.${page}`)}</span>
          </li>
        ))}
      </ul>
      {onCallBack && (
        <Button variant="outlined" size="small" onClick={onCallBack}>
          {t("access.callBack")}
        </Button>
      )}
    </Panel>
  );
}
