/** The theme: light or dark (4.3), kept under `arco-theme`; without a choice the system's. */
import { useSyncExternalStore } from "react";

export const THEME_KEY = "arco-theme";
export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

/** Shows the page in a theme: the attribute of the specified console, and Blueprint's class. */
function show(theme: Theme) {
  document.body.classList.toggle("bp6-dark", theme === "dark");
  if (theme === "dark") document.body.setAttribute(THEME_KEY, "dark");
  else document.body.removeAttribute(THEME_KEY);
  for (const listener of listeners) listener();
}

/** The theme in which the page is shown; the early script set it before the first paint. */
export function shownTheme(): Theme {
  return document.body.classList.contains("bp6-dark") ? "dark" : "light";
}

/** Changes to the other theme and remembers it (4.3). */
export function toggleTheme(): void {
  const theme = shownTheme() === "dark" ? "light" : "dark";
  localStorage.setItem(THEME_KEY, theme);
  show(theme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that is shown; prerendered markup assumes the light one. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "light");
}
