import { useStore } from "#src/ui/store/use-store.ts";
import { shownTheme, type Theme } from "./theme.ts";

/** The present theme; prerendered markup assumes the light one. */
export function useTheme(): Theme {
  return useStore(shownTheme, "light");
}
