import i18next from "i18next";
import { fromPromise } from "xstate";
import { session } from "#machines/account/session.ts";
import { showAfterReload } from "#src/services/message-after-reload.ts";
import type { Services } from "#src/services/services.ts";
import {
  clearSession,
  storedDeviceToken,
  storedSession,
  storedUser,
  storeEmail,
  storeSession,
} from "#src/services/stored-session.ts";
import { storedTabs } from "#src/services/stored-tabs.ts";
import type { LazyClient } from "#src/services/transport.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/**
 * The session with its effects: the calls of 7.3, 7.7 and 7.8, and the storage of 3.1. In mock mode the profile with its role
 * is the mock's (6.4), and a sign-out calls the mock too (7.17).
 */
export function provideSession(calls: LazyClient["calls"], mock: Services["mock"], reloadPage: () => void) {
  return session.provide({
    actors: {
      restoreSession: fromPromise(async () => {
        const user = storedSession();
        // A user without a token is not signed in.
        if (!user) clearSession();
        return user;
      }),
      signIn: fromPromise(async ({ input, signal }) =>
        (await calls()).login({ ...input, ...storedDeviceToken() }, signal),
      ),
      loadProfile: fromPromise(async ({ input, signal }) =>
        mock ? (await mock()).loadUser(signal) : (await calls()).loadProfile(input.userId, signal),
      ),
      // Without a stored user there is no call to the service (5.9, 8.3).
      signOut: fromPromise(async ({ input, signal }) => {
        if (!storedUser.read()) return { userWasStored: false };
        // The session ends whatever the mock answers.
        await mock?.()
          .then((calls) => calls.logout(signal))
          .catch(() => undefined);
        await (await calls()).logout(input.userId, signal);
        return { userWasStored: true };
      }),
    },
    actions: {
      storeSession: (_, data) => storeSession(data),
      storeUser: (_, user) => storedUser.write(user),
      clearSession,
      clearTabs: storedTabs.remove,
      storeEmail: (_, email) => storeEmail(email),
      welcome: () => showToast({ tone: "success", text: i18next.t("notice.welcome") }),
      announceSignedOut: () => showAfterReload("signedOut"),
      reloadPage,
    },
  });
}
