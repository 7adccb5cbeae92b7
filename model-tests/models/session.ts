import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { all, any, asks, does, happens, is, not, remembers, waits, was } from "#model-tests/laws/moment.ts";
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
  quietly: {
    restoreSession: "whoever cannot be known again is asked to sign in (4.1)",
    signOut: "whoever signs out is signed out, whatever the service says (4.1)",
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
    "a sign-in begins with an e-mail and a password (5.7)": whenever(
      happens("SIGN_IN", "complete"),
      was("identity.signedOut"),
    ).then(
      is("identity.signingIn"),
      asks("signIn", ({ email }: { email: string }) => email === MERCHANT.email),
      does("rememberEmail", (email: unknown) => email === MERCHANT.email),
    ),
    "whoever leaves something out is told so, and nothing is sent (5.7)": whenever(
      happens("SIGN_IN", "incomplete"),
      was("identity.signedOut"),
    ).then(
      is("identity.signedOut"),
      not(asks("signIn")),
      remembers(({ issues }: { issues: object }) => "password" in issues),
    ),
    "what was wrong with a sign-in is forgotten with the next one (5.7, 8.6)": whenever(asks("signIn")).then(
      remembers(
        ({ issues, problem }: { issues: object; problem: unknown }) =>
          problem === null && Object.keys(issues).length === 0,
      ),
    ),
    "whoever the identity provider vouches for is signed in (2.38)": whenever(
      happens("IDENTIFIED"),
      was("identity.signedOut"),
    ).then(
      is("identity.signedIn"),
      does("storeSession", (stored: unknown) => stored === LOGIN),
      does("welcome"),
    ),
    "what is loaded or ended is that of whoever is signed in (7.7, 7.8)": whenever(
      any(asks("loadProfile"), asks("signOut")),
    ).then(
      any(
        asks("loadProfile", ({ userId }: { userId: string }, { after: { context } }) => userId === context.user?.id),
        asks("signOut", ({ userId }: { userId: string }, { after: { context } }) => userId === context.user?.id),
      ),
    ),
    "who signs in at another tab is signed in here, and who signs out there is signed out here (4.1)": whenever(
      happens("CHANGED_ELSEWHERE", "to the same"),
      was("identity.signedOut"),
    ).then(is("identity.signedIn.loadingProfile")),
    "when the session is removed at another tab, so are the tabs (3.4)": whenever(
      happens("CHANGED_ELSEWHERE", "to nobody"),
      was("identity.signedIn"),
    ).then(is("identity.signedOut"), does("clearTabs")),
    "whoever's password was reset is signed out, and nobody else (2.23)": whenever(
      happens("PASSWORD_RESET"),
      was("identity.signedIn"),
    ).then((moment) => is("identity.signedOut")(moment) === happens("PASSWORD_RESET", "of theirs")(moment)),
    "a profile that could not be loaded is loaded on request (7.8)": whenever(
      happens("PROFILE_REFRESHED"),
      was("identity.signedIn"),
    ).then(asks("loadProfile")),
    "whoever wants to sign in again is signed out first (8.3)": whenever(
      happens("RELOGIN_CONFIRMED"),
      was("ending.asking"),
      was("identity.signedIn"),
    ).then(asks("signOut"), is("ending.none")),
    "the dialog says what the service said (8.3)": whenever(
      happens("ENDED_BY_SERVICE"),
      is("ending.asking"),
      not(was("ending.asking")),
    ).then(remembers(({ endedBecause }: { endedBecause: string }) => endedBecause === "You have been logged out")),
    "another name is shown and stored (2.32, 3.1)": whenever(happens("PROFILE_SAVED"), was("identity.signedIn")).then(
      does("storeUser", ({ nickName }: { nickName: string }) => nickName === "Ming"),
      remembers(({ user }: { user: User | null }) => user?.nickName === "Ming"),
    ),
    "whoever signs out without being signed in has the page loaded again (5.9)": whenever(
      happens("SIGN_OUT"),
      was("identity.signedOut"),
    ).then(does("clearSession"), does("reloadPage")),
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
