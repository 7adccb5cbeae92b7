import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "./routes/route.ts";

/** Which screen somebody arrived at last; null as long as they are at the first one of their visit. */
let last: string | null = null;

/**
 * Moves the focus to the content when this screen is reached, so that keyboard and screen reader start there, and
 * scrolls to where the screen was left if it was kept meanwhile (9.8). The first screen of a visit leaves both to the
 * browser.
 * @param name the route's name: a screen that is made anew in its own place moves nothing.
 */
export function useArrival(name: string): void {
  const place = useRef(0);
  useLayoutEffect(() => {
    if (last !== null && last !== name) scrollTo(0, place.current);
    return () => {
      place.current = scrollY;
    };
  }, [name]);
  useEffect(() => {
    if (last !== null && last !== name) document.getElementById("content")?.focus({ preventScroll: true });
    last = name;
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
