import { admits, matchRoute } from "#src/navigation/guard.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import type { Services } from "#src/services/services.ts";
import { withoutBasePath } from "#src/ui/browser/base-path.ts";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { savesData } from "#src/ui/lazy/saves-data.ts";
import { SCREENS } from "./screens.ts";

/**
 * How long a pointer, the focus or the palette's mark must stay on a link before its screen's data is prefetched, in
 * milliseconds: longer than passing over it takes.
 */
const REST = 70;

/**
 * Prefetches the screen of a link on hover, touch or focus, for every link of the console. If the pointer stays, its
 * data is prefetched as well.
 * @returns the same for an address of this origin.
 */
export function prefetchScreens(services: Services): (address: string) => void {
  let last: Element | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prefetchData = async (route: Route, pathname: string, search: string) => {
    const { prefetch } = await SCREENS[route.name].load();
    const role = services.role.getSnapshot().value;
    const isAdmitted = services.session.getSnapshot().hasTag("signedIn") && admits(route, role);
    const isHere = withoutBasePath(location.pathname) === pathname && location.search === "";
    if (search === "" && isAdmitted && !isHere && navigator.onLine) prefetch?.({ ...services, send: services.quiet });
  };
  const expect = (address: string, rest = REST) => {
    clearTimeout(resting);
    const { pathname, search } = new URL(address, location.origin);
    const path = withoutBasePath(pathname);
    const route = matchRoute(ROUTES, { pathname: path, search })?.route;
    if (!route || savesData()) return;
    prefetchView({ preload: SCREENS[route.name].load });
    resting = setTimeout(() => void prefetchData(route, path, search).catch(() => undefined), rest);
  };
  const consider = (target: EventTarget | null, isPressed: boolean) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === last && !isPressed) return;
    last = link;
    clearTimeout(resting);
    if (link?.origin === location.origin) expect(link.href, isPressed ? 0 : REST);
  };
  // A touch fires pointerover too.
  for (const near of ["pointerover", "focusin", "pointerdown"]) {
    addEventListener(near, ({ target, type }) => consider(target, type === "pointerdown"), { passive: true });
  }
  // The pointer or the focus may have come before this code.
  consider(document.querySelector("a[href]:hover, a[href]:focus"), false);
  return expect;
}
