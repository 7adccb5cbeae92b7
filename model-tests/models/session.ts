import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { all, any, asks, does, happens, is, not, waits, was } from "#model-tests/laws/moment.ts";
import { after, atMostOnce, never, whenever } from "#model-tests/laws/over-time.ts";
import { modelOf, plain, raisedByItself } from "#model-tests/model.ts";

const PASSWORD = "Fixture-pass-1";
const MERCHANT: User = { id: "7", email: "merchant@example.com", language: "en-US", nickName: "Mei", avatar: "" };
const { id: userId, ...rest } = MERCHANT;
const LOGIN = { accessToken: "fixture-token", userId, ...rest };

export const sessionModel = modelOf<typeof session>({
  machine: session,
  about: "Who is signed in (4.1, 8.3)",
  input: undefined,
  events: {
    SIGN_IN: {
      complete: { email: MERCHANT.email, password: PASSWORD, remember: true },
      incomplete: { email: MERCHANT.email, password: "", remember: false },
    },
    IDENTIFIED: { "": { session: LOGIN } },
    SIGN_OUT: plain,
    PROFILE_SAVED: { "": { nickName: "Ming" } },
    PROFILE_REFRESHED: plain,
    ENDED_BY_SERVICE: {
      "user-initiated": { errMsg: "You have been logged out", userInitiated: true },
      background: { errMsg: "You have been logged out", userInitiated: false },
    },
    ENDING_DISMISSED: plain,
    RELOGIN_CONFIRMED: plain,
    CHANGED_ELSEWHERE: {
      "to nobody": { user: null },
      "to the same": { user: MERCHANT },
      "to another": { user: { ...MERCHANT, id: "8" } },
    },
    IDENTITY_CHANGED: raisedByItself,
    PASSWORD_RESET: { "of theirs": { email: "Merchant@example.com" }, "of another": { email: "other@example.com" } },
  },
  answers: {
    restoreSession: { somebody: MERCHANT, nobody: null },
    signIn: { accepted: accepted(LOGIN), refused: refusal("2001") },
    loadProfile: {
      "with another name": accepted({ ...MERCHANT, nickName: "Ming" }),
      "with nothing new": accepted({ email: "", nickName: "", avatar: "" }),
      refused: refusal(),
    },
    signOut: { "of a stored user": { userWasStored: true }, "of nobody": { userWasStored: false } },
  },
  stateKey: ({ user }) => ({ user: user?.id ?? null, nickname: user?.nickName ?? null }),
  always: {
    "no password and no token is in the context (2.21)": ({ context }) =>
      !/Fixture-pass|fixture-token/.test(JSON.stringify(context)),
    "whoever is signed in is known, and whoever is signed out is not (4.1)": ({ value, context }) =>
      value.identity === "signedOut" || value.identity === "reloading"
        ? context.user === null && context.profile === null
        : typeof value.identity !== "object" || context.user !== null,
    "the dialog has the service's words for a title (8.3)": ({ value, context }) =>
      value.ending !== "asking" || context.endedBecause !== "",
    "nobody who is leaving is asked whether they want to stay (8.3)": ({ value }) =>
      value.ending === "none" || !["signingOut", "reloading"].includes(String(value.identity)),
  },
  overTime: {
    "whoever is signed out is asked to sign in before anything is loaded for them (4.1)": after(
      is("identity.signedOut"),
    )
      .until(
        any(
          happens("signIn answers", "accepted"),
          happens("IDENTIFIED"),
          happens("CHANGED_ELSEWHERE", "to the same", "to another"),
        ),
      )
      .never(any(is("identity.signedIn"), asks("loadProfile"))),
    "a sign-in is sent once, until it is answered (4.1)": atMostOnce(asks("signIn")).between(
      any(happens("signIn answers"), happens("signIn fails")),
    ),
    "an accepted sign-in stores the session and welcomes (4.1, 8.10)": whenever(
      happens("signIn answers", "accepted"),
    ).then(is("identity.signedIn"), does("storeSession"), does("welcome"), asks("loadProfile")),
    "a failed sign-in clears the token (4.1)": whenever(
      any(happens("signIn answers", "refused"), happens("signIn fails")),
    ).then(is("identity.signedOut"), does("clearSession"), not(does("storeSession"))),
    "who signs out is signed out at the service, which has five seconds for it (4.1, 7.7)": whenever(
      happens("SIGN_OUT"),
      was("identity.signedIn"),
    ).then(is("identity.signingOut"), asks("signOut"), waits(5_000)),
    "whatever comes of the sign-out, token and user are gone and the page is loaded again (4.1, 8.3)": whenever(
      was("identity.signingOut"),
      any(happens("signOut answers"), happens("signOut fails"), happens("signOutTimeout elapses")),
    ).then(is("identity.reloading"), does("clearSession"), does("reloadPage")),
    "a sign-out is announced where somebody was signed in, and only there (5.9, 8.3)": whenever(
      any(happens("signOut answers", "of a stored user"), happens("signOut fails"), happens("signOutTimeout elapses")),
    ).then(does("announceSignedOut")),
    "without a stored user nobody is told that they are signed out (5.9)": whenever(
      happens("signOut answers", "of nobody"),
    ).then(not(does("announceSignedOut"))),
    "who is signed in is asked whether to sign in again when the service has ended it (8.3)": whenever(
      happens("ENDED_BY_SERVICE", "user-initiated"),
      was("identity.signedIn"),
      was("ending.none", "ending.dismissed"),
    ).then(is("ending.asking")),
    "who stayed is asked again by their own acts alone (8.3)": after(
      all(happens("ENDING_DISMISSED"), was("ending.asking")),
    )
      .until(any(happens("ENDED_BY_SERVICE", "user-initiated"), is("ending.none")))
      .never(is("ending.asking")),
    "nothing is asked of whoever is signed out, but whether to sign in (4.1)": never(asks("loadProfile")).before(
      any(
        happens("restoreSession answers", "somebody"),
        happens("signIn answers", "accepted"),
        happens("IDENTIFIED"),
        happens("CHANGED_ELSEWHERE"),
      ),
    ),
  },
});
