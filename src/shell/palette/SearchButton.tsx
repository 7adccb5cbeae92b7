import { Button } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { useTranslation } from "react-i18next";
import { Keys } from "#src/ui/keyboard/Keys.tsx";
import { SHORTCUTS } from "#src/ui/keyboard/shortcuts.ts";
import { usePalette } from "./PaletteProvider.tsx";
import css from "./search-button.module.css";

/** Opens the command palette, and shows its shortcut. */
export function SearchButton() {
  const { t } = useTranslation("frame");
  const { openPalette, preloadPalette } = usePalette();
  return (
    <Button
      className={css.button ?? ""}
      icon={<SearchIcon />}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={openPalette}
    >
      <span className={css.text}>{t("search.label")}</span>
      <span className={css.keys} aria-hidden="true">
        <Keys stroke={SHORTCUTS.openPalette.strokes[0]} />
      </span>
    </Button>
  );
}
