import i18next from "i18next";
import { fromPromise } from "xstate";
import { isLanguage } from "#contracts/languages.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { showAfterReload } from "#src/services/message-after-reload.ts";
import { chosenLocale } from "#src/services/stored-locale.ts";
import { storedUser, storeUser } from "#src/services/stored-session.ts";
import type { LazyClient } from "#src/services/transport.ts";

/**
 * How long the page stays in its language while the service saves the other one, in milliseconds. Mostly it is loaded anew
 * by then: drawn in the other language before, it would be drawn twice, and the first time for nobody.
 */
const WAITS_FOR_RELOAD = 1_000;

/** Changing the language with its effects (4.9): the call of 7.13, and the storage of 3.1. */
export function provideLanguageChange(calls: LazyClient["calls"]) {
  let speaking: ReturnType<typeof setTimeout> | undefined;
  return languageChange.provide({
    actors: {
      saveLanguage: fromPromise(async ({ input, signal }) => (await calls()).saveLanguage(input.language, signal)),
    },
    actions: {
      setLocale: (_, language) => {
        // Every area that has been shown, for the page that follows shows them again. What cannot be had now comes with it.
        const areas = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});
        i18next.reloadResources(language, areas).catch(() => undefined);
        speaking = setTimeout(() => void speak(language).catch(() => undefined), WAITS_FOR_RELOAD);
      },
      updateStoredUser: (_, language) => {
        const user = storedUser.read();
        if (user && user.language !== language) storeUser({ ...user, language });
      },
      storeLocale: (_, language) => {
        if (isLanguage(language)) chosenLocale.write(language);
      },
      announceChange: () => showAfterReload("languageChanged"),
      announceChangeHere: () => showAfterReload("languageChangedHere"),
      reloadPage: () => {
        clearTimeout(speaking);
        location.reload();
      },
    },
  });
}

/** What stands on the page, in another language. */
async function speak(language: string) {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
