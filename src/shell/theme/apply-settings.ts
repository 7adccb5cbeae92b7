import { DEFAULT_SETTINGS, type Settings } from "#machines/shell/settings.ts";
import { accentOf } from "./accent.ts";

/**
 * Lets the page look as the settings say: the accent of both themes, the menu's width, and the colours for whoever
 * tells them apart badly (4.7, 9.7). The filter lies on the root, the page itself; on the body it would carry along
 * what is fixed to the window, dialogs and toasts among it.
 */
export function applySettings({ themeColor, menuWidth, colorWeak }: Settings): void {
  const { style } = document.documentElement;
  style.filter = colorWeak ? "invert(80%)" : "";
  style.setProperty("--menu-width", `${menuWidth}px`);
  const isDefault = themeColor.toLowerCase() === DEFAULT_SETTINGS.themeColor.toLowerCase();
  for (const theme of ["light", "dark"] as const) {
    for (const [token, value] of Object.entries(accentOf(themeColor, theme))) {
      // The default colour's tokens stand in tokens.css, chosen by eye.
      style.setProperty(`--${theme}-${token}`, isDefault ? null : value);
    }
  }
}
