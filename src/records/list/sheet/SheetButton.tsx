import { Button } from "@blueprintjs/core";
import { ThIcon } from "@blueprintjs/icons/lib/esm/generated/components/th";
import { useTranslation } from "react-i18next";
import type { SheetMode } from "./use-sheet-mode.ts";

/** Toggles between list and sheet. */
export function SheetButton({ isSheet, onToggle }: SheetMode) {
  const { t } = useTranslation("list");
  return (
    <Button
      icon={<ThIcon />}
      active={isSheet}
      aria-label={t("sheet")}
      title={t("sheet")}
      aria-pressed={isSheet}
      onClick={onToggle}
    />
  );
}
