import i18next from "i18next";
import { fromPromise } from "xstate";
import { isLanguage } from "#contracts/languages.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { showAfterReload, showPendingMessage } from "#src/services/message-after-reload.ts";
import { chosenLocale } from "#src/services/stored-locale.ts";
import { storedUser } from "#src/services/stored-session.ts";
import type { LazyClient } from "#src/services/transport.ts";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";

/** Changing the language with its effects (4.9): the call of 7.13, and the storage of 3.1. */
export function provideLanguageChange(calls: LazyClient["calls"]) {
  let speaking: Promise<void> | undefined;
  return languageChange.provide({
    actors: {
      saveLanguage: fromPromise(async ({ input, signal }) => (await calls()).saveLanguage(input.language, signal)),
    },
    actions: {
      // Texts that cannot be loaded now are loaded after the reload.
      setLocale: (_, language) => {
        speaking = speak(language).catch(() => undefined);
      },
      updateStoredUser: (_, language) => {
        const user = storedUser.read();
        if (user && user.language !== language) storedUser.write({ ...user, language });
      },
      storeLocale: (_, language) => {
        if (isLanguage(language)) chosenLocale.write(language);
      },
      announceChange: () => showAfterReload("languageChanged"),
      announceChangeHere: () => showAfterReload("languageChangedHere"),
      reloadPage: ({ self }) => {
        if (!isStorageBlocked.get()) return location.reload();
        // Without storage a reload would lose the language; the page already shows it.
        self.send({ type: "PAGE_STAYED" });
        void speaking?.then(showPendingMessage);
      },
    },
  });
}

/** Shows the page in another language. */
async function speak(language: string) {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
