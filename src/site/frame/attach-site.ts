import { isLanguage } from "#contracts/languages.ts";
import { chosenLocale } from "#src/services/stored-locale.ts";
import { followTheme, toggleTheme } from "#src/services/theme.ts";

/**
 * Attaches scripts to a public page: the theme follows its button and other tabs, and language links remember the choice.
 * @returns detaches them.
 */
export function attachSite(): () => void {
  document.addEventListener("click", react);
  const unfollow = followTheme();
  return () => {
    document.removeEventListener("click", react);
    unfollow();
  };
}

function react({ target }: MouseEvent) {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-toggle-theme]")) toggleTheme();
  const locale = target.closest<HTMLElement>("[data-choose-locale]")?.dataset.chooseLocale;
  if (locale && isLanguage(locale)) chosenLocale.write(locale);
}
