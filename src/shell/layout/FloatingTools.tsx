import { Button } from "@blueprintjs/core";
import { MenuIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { useTranslation } from "react-i18next";
import { SettingsButton } from "#src/shell/settings/SettingsButton.tsx";

/** What stays in reach while the navbar is hidden (2.37): the settings, the palette, and on narrow screens the menu. */
export function FloatingTools({ onMenu, onSearch }: { onMenu: (() => void) | null; onSearch: () => void }) {
  const { t } = useTranslation("frame");
  return (
    <div className="floating-tools">
      <SettingsButton />
      <Button
        variant="minimal"
        icon={<SearchIcon />}
        aria-label={t("search.label")}
        aria-haspopup="dialog"
        onClick={onSearch}
      />
      {onMenu && (
        <Button
          className="navbar-menu"
          variant="minimal"
          icon={<MenuIcon />}
          aria-label={t("navigation.open")}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      )}
    </div>
  );
}
