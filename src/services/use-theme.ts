import { useSyncExternalStore } from "react";
import { onThemeChange, shownTheme, type Theme } from "./theme.ts";

/** The theme that is shown; prerendered markup assumes the light one. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, shownTheme, () => "light");
}
