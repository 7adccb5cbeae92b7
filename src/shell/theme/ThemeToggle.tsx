import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { toggleTheme } from "#src/services/theme.ts";
import { useTheme } from "#src/services/use-theme.ts";
import { ThemeIcon } from "#src/ui/theme/ThemeIcon.tsx";

/** Toggles between light and dark (2.35, 4.3). */
export function ThemeToggle() {
  const { t } = useTranslation("shell");
  const label = t(useTheme() === "dark" ? "theme.toLight" : "theme.toDark");
  return (
    // before-paint.ts finds it by `data-toggle-theme` and handles clicks until hydration.
    <Button
      variant="minimal"
      icon={<ThemeIcon />}
      aria-label={label}
      title={label}
      data-toggle-theme
      onClick={toggleTheme}
    />
  );
}
