/** The class that the dark theme puts on the body; Blueprint's own styles know it too. */
const DARK_CLASS = "bp6-dark";

export function isDarkTheme(): boolean {
  return document.body.classList.contains(DARK_CLASS);
}

export function showDarkTheme(isDark: boolean): void {
  document.body.classList.toggle(DARK_CLASS, isDark);
}
