import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
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
});
