import { isLanguage } from "#contracts/languages.ts";
import { chosenLocale } from "#src/services/stored-locale.ts";
import { followTheme, toggleTheme } from "#src/services/theme.ts";

/**
 * Gives a public page what needs a script: its theme follows its button and what is chosen in other tabs, and its links to other
 * languages remember the choice. Answers how to take that away again.
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
