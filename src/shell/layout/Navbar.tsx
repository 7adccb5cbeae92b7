import { Button } from "@blueprintjs/core";
import { MenuIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSelect } from "#src/shell/language/LanguageSelect.tsx";
import { MessageBell } from "#src/shell/messages/MessageBell.tsx";
import { SearchButton } from "#src/shell/palette/SearchButton.tsx";
import { SettingsButton } from "#src/shell/settings/SettingsButton.tsx";
import { ThemeToggle } from "#src/shell/theme/ThemeToggle.tsx";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { FullScreenToggle } from "./FullScreenToggle.tsx";
import { lazyMenuDrawer, lazyTopMenu } from "./lazy-menus.ts";
import { UserMenu } from "./UserMenu.tsx";

/** Where the menu is: beside the screen, in the bar on top, or hidden (2.37). */
export type MenuPosition = "side" | "top" | "none";

/** The bar on top (2.35): search, full screen, language, theme, messages, settings and the user menu. */
export const Navbar = memo(function Navbar({ menu, onMenu }: { menu: MenuPosition; onMenu: () => void }) {
  const { t } = useTranslation("frame");
  return (
    <header className="navbar">
      {menu !== "none" && (
        <Button
          className="navbar-menu"
          variant="minimal"
          icon={<MenuIcon />}
          aria-label={t("navigation.open")}
          aria-haspopup="dialog"
          onPointerEnter={() => prefetchView(lazyMenuDrawer)}
          onClick={onMenu}
        />
      )}
      {menu !== "side" && (
        <div className="navbar-brand">
          <Brand />
        </div>
      )}
      {menu === "top" && (
        <ErrorBoundary fallback={null}>
          <lazyTopMenu.View />
        </ErrorBoundary>
      )}
      <div className="navbar-search">
        <SearchButton />
      </div>
      <div className="bar-tools">
        <FullScreenToggle />
        <LanguageSelect />
        <ThemeToggle />
        <MessageBell />
        <SettingsButton />
        <UserMenu />
      </div>
    </header>
  );
});
