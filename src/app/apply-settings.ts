import { DEFAULT_SETTINGS, type Settings } from "#machines/shell/settings.ts";

/**
 * Applies the settings to the page: the accent of both themes, the menu's width, and the filter for colour blindness
 * (4.7, 9.7). The filter is on the root element, since on the body it would make fixed elements scroll.
 */
export function applySettings({ themeColor, menuWidth, colorWeak }: Settings): void {
  const { style } = document.documentElement;
  style.filter = colorWeak ? "invert(80%)" : "";
  style.setProperty("--menu-width", `${menuWidth}px`);
  // If the code cannot be loaded, the colour stays.
  color(themeColor).catch(() => undefined);
}

/** The last requested colour. */
let wanted = DEFAULT_SETTINGS.themeColor;

/** The default colour's tokens are in tokens.css; those of other colours are computed by code that is loaded on demand. */
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
