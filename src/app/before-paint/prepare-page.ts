import { DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { returnQuery, SIGN_IN_PATH } from "#src/navigation/guard.ts";
import { SETTINGS_KEY } from "#src/services/settings-key.ts";
import { storedText } from "#src/services/stored.ts";
import { storedLocale } from "#src/services/stored-locale.ts";
import { storedToken } from "#src/services/stored-token.ts";
import { showChosenTheme } from "#src/services/theme.ts";
import { withBasePath } from "#src/ui/browser/base-path.ts";

/** Matches the path of a public page, with or without a language. */
const LANGUAGE = /[^/]*-[^/]*$/;

const storedSettings = storedText(SETTINGS_KEY);

/** Sets the theme and the language before the first paint, and redirects the visitor where needed. */
export function preparePage(): void {
  showChosenTheme();
  const root = document.documentElement;
  const page = root.dataset.prerendered;
  const chosen = storedLocale();
  const signedIn = storedToken.read() !== null;
  // The stylesheet shows the entry links by this attribute.
  root.toggleAttribute("data-signed-in", signedIn);
  if (page === "home" || page === "enterprise" || page === "demo") {
    const { pathname, search } = location;
    if (page === "demo" && !signedIn) leaveFor(signInFirst(pathname, search));
    // A public page's path may name a language; without one the stored choice applies.
    else if (chosen !== DEFAULT_LANGUAGE && root.lang === DEFAULT_LANGUAGE)
      leaveFor(`${pathname.replace(/\/$/, "")}/${chosen}${search}`);
  } else {
    root.lang = chosen;
    // Prerendered for signed-out visitors in English with default colours; it is hidden from others until hydration.
    if (page && (chosen !== DEFAULT_LANGUAGE || signedIn || storedSettings.read() !== null))
      root.dataset.prerendered = "unfit";
  }
}

/** The guard's rule (2.20), without importing the router. */
function signInFirst(pathname: string, search: string) {
  const route = { name: "demo01", path: "/demo01/:locale?", access: "signedIn" } as const;
  return withBasePath(SIGN_IN_PATH) + returnQuery({ route, params: { locale: LANGUAGE.exec(pathname)?.[0] }, search });
}

function leaveFor(address: string) {
  document.documentElement.dataset.prerendered = "unfit";
  location.replace(address);
}
