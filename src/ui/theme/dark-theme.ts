import { blueprint } from "#src/ui/blueprint.ts";

/** The body's class in the dark theme; Blueprint's own. */
export const DARK_CLASS = blueprint("dark");

export function isDarkTheme(): boolean {
  return document.body.classList.contains(DARK_CLASS);
}

export function showDarkTheme(isDark: boolean): void {
  document.body.classList.toggle(DARK_CLASS, isDark);
}
