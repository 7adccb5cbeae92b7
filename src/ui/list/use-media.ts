import { useMemo } from "react";
import { browserStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

/** Whether the page fits a media query, as long as it does. */
export function useMedia(query: string): boolean {
  const matches = useMemo(() => {
    const media = () => matchMedia(query);
    return browserStore(media, "change", () => media().matches);
  }, [query]);
  return useStore(matches);
}
