import { DEFAULT_SETTINGS, type Settings } from "#machines/shell/settings.ts";

/**
 * Applies the settings to the page: the accent of both themes, the menu's width, and the colours for
 * colour blindness (4.7, 9.7). The filter lies on the root, the page itself; on the body it would carry along
 * what is fixed to the window, dialogs and toasts among it.
 */
export function applySettings({ themeColor, menuWidth, colorWeak }: Settings): void {
  const { style } = document.documentElement;
  style.filter = colorWeak ? "invert(80%)" : "";
  style.setProperty("--menu-width", `${menuWidth}px`);
  // Without its code the colour stays as it is.
  color(themeColor).catch(() => undefined);
}

/** The colour that was asked for last. */
let wanted = DEFAULT_SETTINGS.themeColor;

/** The default colour's tokens stand in tokens.css, chosen by eye; those of any other are derived, by code of its own. */
async function color(themeColor: string) {
  const isDefault = themeColor.toLowerCase() === DEFAULT_SETTINGS.themeColor.toLowerCase();
  if (isDefault && wanted === DEFAULT_SETTINGS.themeColor) return;
  wanted = themeColor;
  const { accentOf } = await import("#src/ui/theme/accent.ts");
  if (wanted !== themeColor) return;
  const { style } = document.documentElement;
  for (const theme of ["light", "dark"] as const) {
    for (const [token, value] of Object.entries(accentOf(themeColor, theme))) {
      style.setProperty(`--${theme}-${token}`, isDefault ? null : value);
    }
  }
}
