import { Button } from "@blueprintjs/core";
import { MenuIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { useTranslation } from "react-i18next";
import { usePalette } from "#src/shell/palette/PaletteProvider.tsx";
import { SettingsButton } from "#src/shell/settings/SettingsButton.tsx";

/** The buttons that remain while the navbar is hidden (2.37): settings, palette, and on narrow screens the menu. */
export function FloatingTools({ onMenu }: { onMenu: (() => void) | null }) {
  const { t } = useTranslation("frame");
  const { openPalette } = usePalette();
  return (
    <div className="floating-tools">
      <SettingsButton />
      <Button
        variant="minimal"
        icon={<SearchIcon />}
        aria-label={t("search.label")}
        aria-haspopup="dialog"
        onClick={openPalette}
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
