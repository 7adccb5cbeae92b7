import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { MENU } from "#src/app/menu.ts";
import { Brand } from "./Brand.tsx";
import { MENU_ICONS } from "./menu-icons.tsx";

/** The side menu (2.34), from the routes that have a place in it; hovering fetches a screen ahead. */
export function SideMenu({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation(["frame", "shell"]);
  return (
    <>
      <div className="side-brand">
        <Brand />
      </div>
      <nav aria-label={t("navigation.label")}>
        <ul className="side-menu">
          {MENU.map(({ name, path, screen, title, icon }) => {
            const Icon = MENU_ICONS[icon];
            const ahead = () => void screen.preload();
            return (
              <li key={name}>
                <NavLink to={path} onPointerEnter={ahead} onFocus={ahead} onClick={onChosen}>
                  <Icon aria-hidden="true" />
                  <span>{t(title)}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
