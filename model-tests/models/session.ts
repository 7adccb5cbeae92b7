import { isDeepStrictEqual } from "node:util";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  after,
  all,
  any,
  atStart,
  type Condition,
  during,
  exactly,
  fromState,
  hasCall,
  hasContext,
  hasDelay,
  hasEffect,
  inState,
  type Moment,
  noPayload,
  not,
  onEvent,
  raisedInternally,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** Blanks are kept in a password and trimmed from all other fields. */
const PASSWORD = " Fixture-pass-1 ";
const MERCHANT: User = { id: "7", email: "Merchant@example.com", language: "en-US", nickName: "Mei", avatar: "" };
const OTHER: User = { id: "8", email: "other@example.com", language: "th-TH", nickName: "Nok", avatar: "" };
const TOKEN_ALONE: User = { id: "", email: "", language: "", nickName: "", avatar: "" };
const loginOf = ({ id: userId, ...rest }: User) => ({ accessToken: "fixture-token", userId, ...rest });
const LOGIN = loginOf(MERCHANT);
const OTHER_LOGIN = loginOf(OTHER);
const NOTHING_NEW = { accountId: "", email: "", nickName: "", avatar: "" };
const PROFILE = { accountId: "70", email: "ming@example.com", nickName: "Ming", avatar: "" };

/** Whether the password was reset for the signed-in merchant. */
const isTheirs: Condition = ({ step, before }) =>
  step?.event["email"].toLowerCase() === before?.context.user.email.toLowerCase();
const isTheirId = ({ userId }: { userId: string }, { after: { context } }: Moment) => userId === context.user?.id;
/** The merchant signed in at the other tab. */
const byEvent = (user: unknown, { step }: Moment) => isDeepStrictEqual(user, step?.event["user"]);
const eventMessage = (reason: unknown, { step }: Moment) => reason === step?.event["errMsg"];
const asUser = (user: unknown, { after: { context } }: Moment) => isDeepStrictEqual(user, context.user);
/** A known profile has the same nickname as the user. */
const withNickname = (profile: User | null, { after: { context } }: Moment) =>
  profile === null || profile.nickName === context.user.nickName;

export const sessionModel = modelOf<typeof session>({
  machine: session,
  description: "Who is signed in (4.1, 8.3)",
  input: undefined,
  events: {
    SIGN_IN: {
      complete: { email: `mailto:${MERCHANT.email}`, password: PASSWORD, remember: true },
      "not to be remembered": { email: OTHER.email, password: PASSWORD, remember: false },
      incomplete: { email: MERCHANT.email, password: "", remember: false },
    },
    IDENTIFIED: { "": { session: OTHER_LOGIN } },
    ...noPayload("SIGN_OUT"),
    PROFILE_SAVED: { "": { nickName: "Ming" } },
    ...noPayload("PROFILE_REFRESHED"),
    ENDED_BY_SERVICE: {
      background: { errMsg: "Your session has expired", userInitiated: false },
      "user-initiated": { errMsg: "You have been logged out", userInitiated: true },
    },
    ...noPayload("ENDING_DISMISSED", "RELOGIN_CONFIRMED"),
    CHANGED_ELSEWHERE: {
      "to no user": { user: null },
      "to the same, with another address": { user: { ...MERCHANT, email: "mei@example.com" } },
      "to another": { user: OTHER },
    },
    IDENTITY_CHANGED: raisedInternally,
    PASSWORD_RESET: { "of the merchant": { email: "merchant@Example.com" }, "of another": { email: OTHER.email } },
  },
  answers: {
    restoreSession: { "a user": MERCHANT, "a token alone": TOKEN_ALONE, "no user": null },
    signIn: { accepted: accepted(LOGIN), refused: refusal("2001") },
    loadProfile: {
      "with another name": accepted(PROFILE),
      "with nothing new": accepted(NOTHING_NEW),
      refused: refusal(),
    },
    signOut: { "of a stored user": { userWasStored: true }, "of no user": { userWasStored: false } },
  },
  quietFailures: {
    restoreSession: "a session that cannot be restored leads to the sign-in (4.1)",
    signOut: "a sign-out ends the session whatever the answer (4.1)",
  },
  stateKey: ({ user, profileProblem }) => ({
    user: user?.id ?? null,
    address: user?.email.replace(/@.*/, "").toLowerCase() ?? null,
    nickname: user?.nickName ?? null,
    "profile failed": profileProblem !== null,
  }),
  always: {
    "the context contains neither a password nor a token (2.21)": ({ context }) =>
      !/Fixture-pass|fixture-token/.test(JSON.stringify(context)),
    "there is a user exactly while signed in (4.1)": ({ value, context }) =>
      value.identity === "signedOut" || value.identity === "reloading"
        ? context.user === null && context.profile === null
        : typeof value.identity !== "object" || context.user !== null,
    "while signing out, no dialog asks to sign in again (8.3)": ({ value }) =>
      value.ending === "none" || !["signingOut", "reloading"].includes(String(value.identity)),
  },
  overTime: {
    "profile and sign-out are for the signed-in user (7.7, 7.8)": when(
      any(hasCall("loadProfile"), hasCall("signOut")),
    ).then(any(hasCall("loadProfile", isTheirId), hasCall("signOut", isTheirId))),
    "a profile that could not be loaded is loaded on request (7.8)": when("PROFILE_REFRESHED")
      .from("identity.signedIn")
      .then(hasCall("loadProfile")),
    "re-login signs out first (8.3)": when("RELOGIN_CONFIRMED")
      .from("ending.asking")
      .from("identity.signedIn")
      .then(hasCall("signOut"), inState("ending.none")),
    "the dialog shows the service's text (8.3)": when(
      "ENDED_BY_SERVICE",
      inState("ending.asking"),
      not(fromState("ending.asking")),
    ).then(hasContext({ endingMessage: eventMessage })),
    "a sign-out calls the service with a timeout of five seconds (4.1, 7.7)": when("SIGN_OUT")
      .from("identity.signedIn")
      .then(inState("identity.signingOut"), hasCall("signOut"), hasDelay(5_000)),
    "when the service ends the session after a user's action, the dialog opens (8.3)": when(
      "ENDED_BY_SERVICE (user-initiated)",
    )
      .from("identity.signedIn")
      .from("ending.none", "ending.dismissed")
      .leadsTo("ending.asking"),
    "after staying, only a user's action opens the dialog again (8.3)": after(
      all("ENDING_DISMISSED", fromState("ending.asking")),
    )
      .until(any("ENDED_BY_SERVICE (user-initiated)", inState("ending.none")))
      .never(inState("ending.asking")),
    "the start restores the stored session (3.1)": when(atStart).exactly({
      state: ["identity.restoring", "ending.none"],
      calls: { restoreSession: undefined },
    }),
    "a restored user is signed in, and the profile loads (3.1, 7.8)": when(
      onEvent("restoreSession answers", "a user", "a token alone"),
    ).then((moment) => {
      const user: User = moment.step?.event["output"];
      return exactly({
        state: "identity.signedIn.loadingProfile",
        context: { user },
        calls: { loadProfile: { userId: user.id } },
      })(moment);
    }),
    "without a restored user, the session is signed out (3.1, 4.1)": when(
      any("restoreSession answers (no user)", "restoreSession fails"),
    ).exactly({ state: "identity.signedOut" }),
    "while the session is being restored, only that and its end have an effect (3.1)": during(
      "identity.restoring",
    ).only(
      "restoreSession answers",
      "restoreSession fails",
      "ENDED_BY_SERVICE",
      "ENDING_DISMISSED",
      "RELOGIN_CONFIRMED",
    ),
    "a pending sign-in or sign-out only waits for the service's answer (4.1)": during(
      "identity.signingIn",
      "identity.signingOut",
      "identity.reloading",
    ).only(
      "signIn answers",
      "signIn fails",
      "signOut answers",
      "signOut fails",
      "signOutTimeout elapses",
      "ENDED_BY_SERVICE",
      "ENDING_DISMISSED",
      "RELOGIN_CONFIRMED",
    ),
    "signed in, a sign-in is ignored (4.1)": when(any("SIGN_IN", "IDENTIFIED")).from("identity.signedIn").isIgnored(),
    "a sign-in without a password is not sent: the field is marked, and the problem is cleared (5.7)": when(
      "SIGN_IN (incomplete)",
    )
      .from("identity.signedOut")
      .exactly({ context: { issues: { password: "required" }, problem: null } }),
    "a sign-in sends email and password, keeps only the email, and clears the problem (2.21, 5.7, 8.6)": when(
      onEvent("SIGN_IN", "complete", "not to be remembered"),
    )
      .from("identity.signedOut")
      .then((moment) => {
        const isRemembered = onEvent("SIGN_IN", "complete")(moment);
        const { email } = isRemembered ? MERCHANT : OTHER;
        return exactly({
          state: ["identity.signingIn", "ending.none"],
          context: { issues: {}, problem: null },
          effects: [["storeEmail", isRemembered ? email : null]],
          calls: { signIn: { email, password: PASSWORD } },
        })(moment);
      }),
    "an accepted sign-in, or one by the identity provider, is stored and announced (2.38, 3.1, 4.1, 8.10)": when(
      any("signIn answers (accepted)", all("IDENTIFIED", fromState("identity.signedOut"))),
    ).then((moment) => {
      const [user, login] = onEvent("IDENTIFIED")(moment) ? [OTHER, OTHER_LOGIN] : [MERCHANT, LOGIN];
      return exactly({
        state: ["identity.signedIn.loadingProfile", "ending"],
        context: { user, issues: {}, problem: null },
        effects: [["storeSession", login], "welcome"],
        calls: { loadProfile: { userId: user.id } },
      })(moment);
    }),
    "a refused or failed sign-in clears the token and shows why (4.1, 8.2)": when(
      any("signIn answers (refused)", "signIn fails"),
    ).exactly({
      state: "identity.signedOut",
      context: { problem: (problem: unknown) => problem !== null },
      effects: ["clearSession"],
    }),
    "signed out, a sign-out or re-login clears the token and reloads (5.9, 8.3)": when(
      any("SIGN_OUT", all("RELOGIN_CONFIRMED", fromState("ending.asking"))),
    )
      .from("identity.signedOut")
      .exactly({ state: ["identity.signedOut", "ending"], effects: ["clearSession", "reloadPage"] }),
    "the dialog is closed by its answer (8.3)": when(any("RELOGIN_CONFIRMED", "ENDING_DISMISSED"))
      .from("ending.asking")
      .then((moment) => inState(onEvent("RELOGIN_CONFIRMED")(moment) ? "ending.none" : "ending.dismissed")(moment)),
    "an answer without the dialog changes nothing (8.3)": when(
      any("RELOGIN_CONFIRMED", "ENDING_DISMISSED"),
      not(fromState("ending.asking")),
    ).isIgnored(),
    "a sign-in in another tab signs in here and stores nothing (4.1)": when(
      onEvent("CHANGED_ELSEWHERE", "to the same, with another address", "to another"),
    )
      .from("identity.signedOut")
      .exactly({
        state: ["identity.signedIn.loadingProfile", "ending.none"],
        context: { user: byEvent, issues: {}, problem: null },
        calls: {
          loadProfile: ({ userId: asked }: { userId: string }, { step }: Moment) => asked === step?.event["user"].id,
        },
      }),
    "another merchant's sign-in in another tab clears the tabs and reloads (3.4, 4.1)": when(
      onEvent("CHANGED_ELSEWHERE", "to the same, with another address", "to another"),
      (moment) => moment.before?.context.user.id !== moment.step?.event["user"].id,
    )
      .from("identity.signedIn")
      .exactly({ effects: ["clearTabs", "reloadPage"] }),
    "the same merchant's changes in another tab are applied here (3.1)": when(
      onEvent("CHANGED_ELSEWHERE", "to the same, with another address", "to another"),
      (moment) => moment.before?.context.user.id === moment.step?.event["user"].id,
    )
      .from("identity.signedIn")
      .then(
        (moment) =>
          inState(
            fromState("identity.signedIn.settled")(moment)
              ? "identity.signedIn.settled"
              : "identity.signedIn.loadingProfile",
          )(moment),
        hasContext({ user: byEvent, profile: withNickname }),
        (moment) => hasCall("loadProfile")(moment) === fromState("identity.signedIn.loadingProfile")(moment),
        not(any(hasEffect("clearTabs"), hasEffect("reloadPage"), hasEffect("storeUser"))),
      ),
    "a sign-out in another tab signs out here and clears the tabs (3.4, 4.1)": when("CHANGED_ELSEWHERE (to no user)")
      .from("identity.signedIn")
      .exactly({
        state: ["identity.signedOut", "ending.none"],
        context: { user: null, profile: null, profileProblem: null },
        effects: ["clearTabs"],
      }),
    "a password reset ends that merchant's session and clears the token (2.23, 4.1)": when("PASSWORD_RESET", isTheirs)
      .from("identity.signedIn")
      .exactly({
        state: ["identity.signedOut", "ending.none"],
        context: { user: null, profile: null, profileProblem: null },
        effects: ["clearSession"],
      }),
    "a password reset of another merchant changes nothing (2.23)": when("PASSWORD_RESET", not(isTheirs))
      .from("identity.signedIn")
      .isIgnored(),
    "a changed profile is shown and stored (3.3, 7.8)": when(
      "loadProfile answers (with another name)",
      (moment) => moment.before?.context.user.email !== PROFILE.email || moment.before.context.user.nickName !== "Ming",
    ).exactly({
      state: "identity.signedIn.settled",
      context: {
        user: (user: User, { before }: Moment) => {
          const { id, language } = before?.context.user ?? {};
          return isDeepStrictEqual(user, {
            id: id || "70",
            email: "ming@example.com",
            language,
            nickName: "Ming",
            avatar: "",
          });
        },
        profile: PROFILE,
        profileProblem: null,
      },
      effects: [["storeUser", asUser]],
    }),
    "an unchanged profile is kept, and nothing is stored (7.8)": when("loadProfile answers (with nothing new)").exactly(
      { state: "identity.signedIn.settled", context: { profile: NOTHING_NEW, profileProblem: null } },
    ),
    "a profile that cannot be loaded shows a problem, and the user is kept (7.8, 8.2, 8.4)": when(
      any("loadProfile answers (refused)", "loadProfile fails"),
    ).exactly({
      state: "identity.signedIn.settled",
      context: { profileProblem: (problem: unknown) => problem !== null },
    }),
    "a saved nickname is shown and stored, and the rest of the profile is loaded (2.32, 3.1)": when("PROFILE_SAVED")
      .from("identity.signedIn")
      .exactly({
        state: "identity.signedIn.loadingProfile",
        context: { user: ({ nickName }: User) => nickName === "Ming", profile: withNickname },
        effects: [["storeUser", asUser]],
        calls: {
          loadProfile: ({ userId: asked }: { userId: string }, { after: { context } }: Moment) =>
            asked === context.user.id,
        },
      }),
    "a sign-out clears the token and reloads whatever the answer; it is announced if a user was stored (4.1, 5.9, 8.3)":
      when(any("signOut answers", "signOut fails", "signOutTimeout elapses")).exactly((moment) => ({
        state: "identity.reloading",
        context: { user: null, profile: null, profileProblem: null },
        effects: [
          ...(onEvent("signOut answers", "of no user")(moment) ? [] : ["announceSignedOut"]),
          "clearSession",
          "reloadPage",
        ],
      })),
  },
});
