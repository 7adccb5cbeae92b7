import { destinationOf } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { fetchAhead } from "#src/ui/lazy/fetch-ahead.ts";
import { SCREENS } from "./screens.ts";

/**
 * Fetches the screen that a link leads to when a pointer comes over it, a finger touches it, or it gets the focus: any
 * link of the console, so that none has to ask for it.
 */
export function fetchScreensAhead(): void {
  let last: Element | null = null;
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link === last) return;
    last = link;
    if (link.origin === location.origin) fetchScreenAhead(link.href);
  };
  // A finger is a pointer, too: it comes over a link as it touches it.
  addEventListener("pointerover", consider, { passive: true });
  addEventListener("focusin", consider);
}

/** Fetches the screen of an address of this origin, which somebody is about to go to. */
export function fetchScreenAhead(address: string): void {
  const destination = destinationOf(ROUTES, new URL(address, location.origin));
  if (destination) fetchAhead(SCREENS[destination.route.name]);
}
