/** The theme: light or dark (4.3), stored under `arco-theme`; without a choice the system's. */
import { createStore, type Readable } from "#src/ui/store/store.ts";
import { oneOf, stored } from "./stored.ts";

export type Theme = "light" | "dark";

const THEME_KEY = "arco-theme";
const chosenTheme = stored(THEME_KEY, oneOf(["light", "dark"]), { format: "text" });
const announced = createStore<Theme>("light");

/** The theme in which the page is shown; before-paint.ts set it. */
export const shownTheme: Readable<Theme> = {
  get: () => (document.body.classList.contains("bp6-dark") ? "dark" : "light"),
  subscribe: announced.subscribe,
};

/** Changes to the other theme and remembers it (4.3). */
export function toggleTheme(): void {
  const theme = shownTheme.get() === "dark" ? "light" : "dark";
  chosenTheme.write(theme);
  show(theme);
}

/**
 * Follows the system's theme while none was chosen here, and a choice made in another tab (4.3).
 * @returns what ends it.
 */
export function followTheme(): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => show(chosenTheme.read() ?? (system.matches ? "dark" : "light"));
  // What changed since before-paint.ts ran.
  follow();
  system.addEventListener("change", follow);
  const unwatch = chosenTheme.watch(follow);
  return () => {
    system.removeEventListener("change", follow);
    unwatch();
  };
}

/** With the attribute of the specified console, and Blueprint's class. */
function show(theme: Theme): void {
  if (theme === shownTheme.get()) return;
  document.body.classList.toggle("bp6-dark", theme === "dark");
  if (theme === "dark") document.body.setAttribute(THEME_KEY, "dark");
  else document.body.removeAttribute(THEME_KEY);
  announced.set(theme);
}
