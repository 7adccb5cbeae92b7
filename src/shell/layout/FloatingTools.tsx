import { Button } from "@blueprintjs/core";
import { MenuIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu";
import { useTranslation } from "react-i18next";
import { SettingsButton } from "../settings/SettingsButton.tsx";

/** What stays in reach while the navbar is hidden (2.37): the settings, and on narrow screens the menu. */
export function FloatingTools({ onMenu }: { onMenu: (() => void) | null }) {
  const { t } = useTranslation("frame");
  return (
    <div className="floating-tools">
      <SettingsButton />
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
