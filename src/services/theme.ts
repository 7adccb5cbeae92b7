/** The theme: light or dark (4.3), as chosen under `arco-theme`; light unless something else was chosen (2.39). */
import { createStore, type Readable } from "#src/ui/store/store.ts";
import { isDarkTheme, showDarkTheme } from "#src/ui/theme/dark-theme.ts";
import { storedText } from "./stored.ts";

export type Theme = "light" | "dark";

/** What can be chosen: one of the two, or whatever the system shows. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const THEME_KEY = "arco-theme";
const storedChoice = storedText(THEME_KEY, THEME_CHOICES);
const announced = createStore<Theme>("light");
const chosen = createStore<ThemeChoice>("light");

/** The theme in which the page is shown; it is set before the first paint. */
export const shownTheme: Readable<Theme> = {
  get: () => (isDarkTheme() ? "dark" : "light"),
  subscribe: announced.subscribe,
};

/** What was chosen; known once the page follows it (`followTheme`). */
export const chosenTheme: Readable<ThemeChoice> = chosen;

/** Shows a theme at once, and remembers it (4.3). */
export function chooseTheme(choice: ThemeChoice): void {
  chosen.set(choice);
  show(themeOf(choice));
  // A browser that refuses storage shows it all the same.
  storedChoice.write(choice);
}

/** Changes to the theme that is not shown, and remembers it (4.3). */
export function toggleTheme(): void {
  chooseTheme(shownTheme.get() === "dark" ? "light" : "dark");
}

/**
 * Follows a choice made in another tab (4.3), and the system's theme where that is the choice.
 * @returns what ends it.
 */
export function followTheme(): () => void {
  const system = systemIsDark();
  // What changed since before the first paint.
  showChosenTheme();
  system.addEventListener("change", showChosenTheme);
  const unwatch = storedChoice.watch(showChosenTheme);
  return () => {
    system.removeEventListener("change", showChosenTheme);
    unwatch();
  };
}

/** Shows the theme that was chosen on this device. */
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

/** With the attribute of the specified console, and Blueprint's class. */
function show(theme: Theme): void {
  if (theme === shownTheme.get()) return;
  showDarkTheme(theme === "dark");
  if (theme === "dark") document.body.setAttribute(THEME_KEY, "dark");
  else document.body.removeAttribute(THEME_KEY);
  announced.set(theme);
}
