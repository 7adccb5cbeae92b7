/** The theme: light or dark (4.3), kept under `arco-theme`; without a choice the system's. */
const THEME_KEY = "arco-theme";
export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

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

/** Keeps to the system's theme while nobody chose one here, and to a choice made in another tab (4.3). Answers how to stop. */
export function followTheme(): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const chosen = localStorage.getItem(THEME_KEY);
    show((chosen ? chosen === "dark" : system.matches) ? "dark" : "light");
  };
  const followChoice = ({ key }: StorageEvent) => {
    if (key === THEME_KEY) follow();
  };
  // What changed between the early script and now.
  follow();
  system.addEventListener("change", follow);
  addEventListener("storage", followChoice);
  return () => {
    system.removeEventListener("change", follow);
    removeEventListener("storage", followChoice);
  };
}

/** With the attribute of the specified console, and Blueprint's class. */
function show(theme: Theme): void {
  if (theme === shownTheme()) return;
  document.body.classList.toggle("bp6-dark", theme === "dark");
  if (theme === "dark") document.body.setAttribute(THEME_KEY, "dark");
  else document.body.removeAttribute(THEME_KEY);
  for (const listener of listeners) listener();
}

/** Tells of every change; answers how to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
