import { BoxIcon } from "@blueprintjs/icons/lib/esm/generated/components/box";
import { DashboardIcon } from "@blueprintjs/icons/lib/esm/generated/components/dashboard";
import { DocumentIcon } from "@blueprintjs/icons/lib/esm/generated/components/document";
import { UserIcon } from "@blueprintjs/icons/lib/esm/generated/components/user";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { MENU, type MenuEntry } from "#src/app/menu.ts";
import { Brand } from "./Brand.tsx";

const ICONS: Record<MenuEntry["name"], typeof BoxIcon> = {
  console: DashboardIcon,
  orderList: DocumentIcon,
  packages: BoxIcon,
  userCenter: UserIcon,
};

/** The side menu (2.34), from the routes that have a place in it; hovering fetches a screen ahead. */
export function SideMenu({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <div className="side-brand">
        <Brand />
      </div>
      <nav aria-label={t("menu.label")}>
        <ul className="side-menu">
          {MENU.map(({ name, path, screen }) => {
            const Icon = ICONS[name];
            const ahead = () => void screen.preload();
            return (
              <li key={name}>
                <NavLink to={path} onPointerEnter={ahead} onFocus={ahead} onClick={onChosen}>
                  <Icon aria-hidden="true" />
                  <span>{t(`title.${name}`)}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
