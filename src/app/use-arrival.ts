import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "#src/navigation/route.ts";

/** The id of what every layout calls its content. */
const CONTENT = "content";
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
    const stop = last !== null && last !== name ? scrollBackTo(place.current) : null;
    return () => {
      stop?.();
      place.current = scrollY;
    };
  }, [name]);
  useEffect(() => {
    if (last !== null && last !== name) {
      const content = document.getElementById(CONTENT);
      // What has the focus already would not be said again, though it has another name by now.
      content?.blur();
      content?.focus({ preventScroll: true });
    }
    last = name;
  }, [name]);
}

/**
 * Scrolls there. A place further down is kept until somebody moves on, for the screen's parts make the page short for
 * moments while they measure themselves and fetch their rows. @returns ends it.
 */
function scrollBackTo(top: number): () => void {
  const ended = new AbortController();
  const scroll = () => scrollTo(0, top);
  const resized = new ResizeObserver(scroll);
  ended.signal.addEventListener("abort", () => resized.disconnect());
  for (const moved of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(moved, () => ended.abort(), { once: true, passive: true, signal: ended.signal });
  }
  scroll();
  if (top > 0) resized.observe(document.body);
  return () => ended.abort();
}

/** Lets the page's title name the screen that stands in it, and the content, where the focus arrives. */
export function ScreenTitle({ title }: { title: Title }) {
  // The frame's texts come with the frame, which has the titles that are among them.
  const { t, i18n } = useTranslation("shell");
  const name = i18n.t(title);
  const text = `${name} · ${t("product")}`;
  useEffect(() => {
    document.title = text;
    document.getElementById(CONTENT)?.setAttribute("aria-label", name);
  }, [name, text]);
  return null;
}
