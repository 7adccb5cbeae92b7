import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Panel } from "#src/ui/page/Panel.tsx";
import css from "./dashboard.module.css";

/** Links to the screens that work with the documented calls alone, for services without figures (7.8, 7.12). */
export function AccountLinks() {
  const { t } = useTranslation("frame");
  return (
    <Panel title={t("group.account")}>
      <ul className={css.links}>
        <li>
          <Link to="/wallet/index">{t("menu.wallet")}</Link>
        </li>
        <li>
          <Link to="/user/center">{t("menu.userCenter")}</Link>
        </li>
      </ul>
    </Panel>
  );
}
