import i18next from "i18next";
import { fromPromise } from "xstate";
import { loadProfile } from "#contracts/account/load-profile.ts";
import { login } from "#contracts/account/login.ts";
import { logout } from "#contracts/account/logout.ts";
import type { Send } from "#contracts/http.ts";
import { session } from "#machines/account/session.ts";
import { keepForNextPage, tell } from "../../shell/toasts/toaster.ts";
import { clearSession, rememberEmail, storedSession, storeSession, storeUser } from "../stored-session.ts";

/** The session with its effects: the calls of 7.3, 7.7 and 7.8, and the storage of 3.1. */
export function provideSession(send: Send) {
  return session.provide({
    actors: {
      restoreSession: fromPromise(async () => {
        const user = storedSession();
        // Half a session is none, and its token must not travel with the next sign-in.
        if (!user) clearSession();
        return user;
      }),
      signIn: fromPromise(({ input, signal }) => login(send, input, signal)),
      loadProfile: fromPromise(({ input, signal }) => loadProfile(send, input.userId, signal)),
      // Without a stored user there is nobody to sign out at the service (5.9, 8.3).
      signOut: fromPromise(async ({ input, signal }) => storedSession() && logout(send, input.userId, signal)),
    },
    actions: {
      storeSession: (_, data) => storeSession(data),
      storeUser: (_, user) => storeUser(user),
      clearSession,
      rememberEmail: (_, email) => rememberEmail(email),
      welcome: () => tell({ tone: "success", text: i18next.t("notice.welcome") }),
      announceSignedOut: () => keepForNextPage("signedOut"),
      reloadPage: () => location.reload(),
    },
  });
}
