/** The theme, light or dark (4.3), stored under `arco-theme`; light by default (2.39). */
import { createStore, type Readable } from "#src/ui/store/store.ts";
import { isDarkTheme, showDarkTheme } from "#src/ui/theme/dark-theme.ts";
import { storedText } from "./stored.ts";

export type Theme = "light" | "dark";

/** Light, dark, or the system's theme. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const THEME_KEY = "arco-theme";
const storedChoice = storedText(THEME_KEY, THEME_CHOICES);
const announced = createStore<Theme>("light");
const chosen = createStore<ThemeChoice>("light");

/** The theme of the page, set before the first paint. */
export const shownTheme: Readable<Theme> = {
  get: () => (isDarkTheme() ? "dark" : "light"),
  subscribe: announced.subscribe,
};

/** The chosen theme; set by `followTheme`. */
export const chosenTheme: Readable<ThemeChoice> = chosen;

/** Applies and stores a theme (4.3). */
export function chooseTheme(choice: ThemeChoice): void {
  chosen.set(choice);
  show(themeOf(choice));
  // Applied even when the browser refuses storage.
  storedChoice.write(choice);
}

/** Switches between light and dark, and stores the choice (4.3). */
export function toggleTheme(): void {
  chooseTheme(shownTheme.get() === "dark" ? "light" : "dark");
}

/**
 * Follows a choice in another tab (4.3), and the system's theme where that is chosen.
 * @returns stops following.
 */
export function followTheme(): () => void {
  const system = systemIsDark();
  // The choice may have changed since the first paint.
  showChosenTheme();
  system.addEventListener("change", showChosenTheme);
  const unwatch = storedChoice.watch(showChosenTheme);
  return () => {
    system.removeEventListener("change", showChosenTheme);
    unwatch();
  };
}

/** Applies the stored theme. */
export function showChosenTheme(): void {
  chosen.set(storedChoice.read() ?? "light");
  show(themeOf(chosen.get()));
}

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== "system") return choice;
  return systemIsDark().matches ? "dark" : "light";
}

function systemIsDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

/** Sets the attribute of the specification and Blueprint's class. */
function show(theme: Theme): void {
  if (theme === shownTheme.get()) return;
  showDarkTheme(theme === "dark");
  if (theme === "dark") document.body.setAttribute(THEME_KEY, "dark");
  else document.body.removeAttribute(THEME_KEY);
  announced.set(theme);
}
