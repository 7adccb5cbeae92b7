import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "./routes/route.ts";

/**
 * Moves the focus to a screen's content when it is reached, so that keyboard and screen reader start there. The first
 * screen of a visit leaves the focus to the browser.
 */
export function useArrival(name: string | null): void {
  const previous = useRef<string | null>(null);
  useEffect(() => {
    if (!name) return;
    if (previous.current && previous.current !== name) {
      document.getElementById("content")?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    previous.current = name;
  }, [name]);
}

/** Lets the page's title name the screen that stands in it. */
export function ScreenTitle({ title }: { title: Title }) {
  const { t } = useTranslation(["shell", "frame"]);
  const text = `${t(title)} · ${t("product")}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
