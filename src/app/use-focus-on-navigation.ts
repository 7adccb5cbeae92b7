import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Title } from "#src/navigation/route.ts";
import { focusContent } from "#src/ui/dialog/use-focus-return.ts";
import { contentElement } from "#src/ui/page/content.ts";

/** The last screen that was navigated to; null at the first screen of a visit. */
let last: string | null = null;

/**
 * Moves the focus to the content after a navigation, so that keyboard and screen reader start there, and restores the scroll
 * position of a kept screen (9.8). The first screen of a visit leaves both to the browser; an open dialog keeps the focus and
 * returns it to the content when it closes.
 * @param name the route's name; remounting the same screen does not move the focus.
 */
export function useFocusOnNavigation(name: string): void {
  const place = useRef(0);
  useLayoutEffect(() => {
    const stop = last !== null && last !== name ? scrollBackTo(place.current) : null;
    // Recorded on scroll, since reading it when the screen is left would force a layout.
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
    // The first field of a form keeps it (`autoFocus`).
    if (last !== null && last !== name && !document.activeElement?.matches("main form input")) focusContent();
    last = name;
  }, [name]);
}

/**
 * Scrolls to a position, and keeps it until the user scrolls: the page is shorter while its parts load.
 * @returns stops it.
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

/** Sets the page's title and the label of the focused content to the screen's title. */
export function ScreenTitle({ title }: { title: Title }) {
  // The frame's texts, which contain the titles, are loaded with the frame.
  const { t, i18n } = useTranslation("shell");
  const name = i18n.t(title);
  const text = `${name} · ${t("product")}`;
  useEffect(() => {
    document.title = text;
    contentElement()?.setAttribute("aria-label", name);
  }, [name, text]);
  return null;
}
