import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RouteName } from "./routes.ts";

/**
 * What happens when a screen is reached: the page's title names it, and the focus moves to its content, so that
 * keyboard and screen reader start there. The first screen of a visit leaves the focus to the browser.
 */
export function useArrival(name: RouteName | null): void {
  const { t } = useTranslation("shell");
  const previous = useRef<RouteName | null>(null);
  useEffect(() => {
    if (!name) return;
    document.title = `${t(`title.${name}`)} · ${t("product")}`;
    if (previous.current && previous.current !== name) {
      document.getElementById("content")?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    previous.current = name;
  }, [name, t]);
}
