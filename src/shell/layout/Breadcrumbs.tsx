import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ROUTES } from "#src/navigation/routes.ts";
import { useShownRoute } from "./use-menu.ts";
import "./breadcrumbs.css";

/** The way to the screen that is shown: its heading in the menu, the screen above it, itself. One alone is no way. */
export const Breadcrumbs = memo(function Breadcrumbs() {
  const { t } = useTranslation(["frame", "shell"]);
  const shown = useShownRoute();
  const above = ROUTES.find(({ name }) => name === shown?.activeMenu);
  const group = above?.group ?? shown?.group;
  if (!shown || (!group && !above)) return null;
  return (
    <nav className="breadcrumbs" aria-label={t("navigation.breadcrumbs")}>
      <ol>
        {group && <li>{t(`group.${group}`)}</li>}
        {above && (
          <li>
            <Link to={above.path}>{t(above.title)}</Link>
          </li>
        )}
        <li aria-current="page">{t(shown.title)}</li>
      </ol>
    </nav>
  );
});
