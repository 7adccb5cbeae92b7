import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "#src/navigation/route.ts";
import { focusContent } from "#src/ui/dialog/use-focus-return.ts";
import { contentElement } from "#src/ui/page/content.ts";

/** Which screen somebody arrived at last; null as long as they are at the first one of their visit. */
let last: string | null = null;

/**
 * Moves the focus to the content when this screen is reached, so that keyboard and screen reader start there, and
 * scrolls to where the screen was left if it was kept meanwhile (9.8). The first screen of a visit leaves both to the
 * browser; a dialog above the page keeps the focus, and gives it to the content when it closes.
 * @param name the route's name: a screen that is mounted again in its own place moves no focus.
 */
export function useArrival(name: string): void {
  const place = useRef(0);
  useLayoutEffect(() => {
    const stop = last !== null && last !== name ? scrollBackTo(place.current) : null;
    // Remembered as it changes: asked for as the screen is left, the browser would lay that out once more.
    const remember = () => {
      place.current = scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      removeEventListener("scroll", remember);
    };
  }, [name]);
  useEffect(() => {
    // A form that is there to be typed into has taken it for its first field.
    if (last !== null && last !== name && !document.activeElement?.matches("main form input")) focusContent();
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
    contentElement()?.setAttribute("aria-label", name);
  }, [name, text]);
  return null;
}
