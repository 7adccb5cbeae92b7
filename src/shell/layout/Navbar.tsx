import { Button } from "@blueprintjs/core";
import { MenuIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "../language/LanguageMenu.tsx";
import { MessageBell } from "../messages/MessageBell.tsx";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** The bar on top (2.35), 60 px high: theme, language, and what belongs to the merchant. */
export function Navbar({ onMenu, search }: { onMenu: () => void; search: ReactNode }) {
  const { t } = useTranslation("frame");
  return (
    <header className="navbar">
      <Button
        className="navbar-menu"
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={t("navigation.open")}
        aria-haspopup="dialog"
        onClick={onMenu}
      />
      {search}
      <div className="bar-tools">
        <LanguageMenu />
        <ThemeToggle />
        <MessageBell />
        <UserMenu />
      </div>
    </header>
  );
}
