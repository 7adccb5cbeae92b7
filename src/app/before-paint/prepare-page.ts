import { DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { returnQuery, SIGN_IN_PATH } from "#src/navigation/guard.ts";
import { SETTINGS_KEY } from "#src/services/settings-key.ts";
import { storedText } from "#src/services/stored.ts";
import { storedLocale } from "#src/services/stored-locale.ts";
import { storedToken } from "#src/services/stored-token.ts";
import { showChosenTheme } from "#src/services/theme.ts";
import { placed } from "#src/ui/browser/base-path.ts";

/** The address of a public page in a language; the bare one has none. */
const LANGUAGE = /[^/]*-[^/]*$/;

const storedSettings = storedText(SETTINGS_KEY);

/** Sets the theme and the language, so that nothing flashes, and leads on to where this visitor belongs. */
export function preparePage(): void {
  showChosenTheme();
  const root = document.documentElement;
  const page = root.dataset.prerendered;
  const chosen = storedLocale();
  const signedIn = storedToken.read() !== null;
  // A public page shows the ways in that fit; the stylesheet decides by this.
  root.toggleAttribute("data-signed-in", signedIn);
  if (page === "home" || page === "enterprise" || page === "demo") {
    const { pathname, search } = location;
    if (page === "demo" && !signedIn) leaveFor(signInFirst(pathname, search));
    // The address names the language of a public page; only the bare one follows the choice.
    else if (chosen !== DEFAULT_LANGUAGE && root.lang === DEFAULT_LANGUAGE)
      leaveFor(`${pathname.replace(/\/$/, "")}/${chosen}${search}`);
  } else {
    root.lang = chosen;
    // Prerendered in English, signed out, in its own colours: other visitors wait unseen for the console itself.
    if (page && (chosen !== DEFAULT_LANGUAGE || signedIn || storedSettings.read() !== null))
      root.dataset.prerendered = "unfit";
  }
}

/** As the guard has it, which would bring the router along (2.20). */
function signInFirst(pathname: string, search: string) {
  const route = { name: "demo01", path: "/demo01/:locale?", access: "signedIn" } as const;
  return placed(SIGN_IN_PATH) + returnQuery({ route, params: { locale: LANGUAGE.exec(pathname)?.[0] }, search });
}

function leaveFor(address: string) {
  document.documentElement.dataset.prerendered = "unfit";
  location.replace(address);
}
