import { blueprint } from "#src/ui/blueprint.ts";

/** The class that the dark theme puts on the body; Blueprint's own styles know it too. */
export const DARK_CLASS = blueprint("dark");

export function isDarkTheme(): boolean {
  return document.body.classList.contains(DARK_CLASS);
}

export function showDarkTheme(isDark: boolean): void {
  document.body.classList.toggle(DARK_CLASS, isDark);
}
