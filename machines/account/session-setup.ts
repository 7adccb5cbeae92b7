/** The setup of the session machine (session.ts). */
import { assign, fromPromise, setup } from "xstate";
import type { Profile } from "#contracts/account/load-profile.ts";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemFrom, problemOf } from "#contracts/problem.ts";
import { withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { type CredentialIssues, credentialIssues } from "./credential-rules.ts";
import { profileDiffers, type User, userWithProfile } from "./user.ts";

/** How long a sign-out waits for the service (4.1), in milliseconds. */
const SIGN_OUT_TIMEOUT = 5_000;

export const sessionSetup = withService(
  setup({
    types: {
      context: {} as {
        user: User | null;
        profile: Profile | null;
        /** Why the profile could not be loaded. */
        profileProblem: Problem | null;
        issues: CredentialIssues;
        problem: Problem | null;
        /** The service's message when it ended the session: the title of the dialog (8.3). */
        endingMessage: string;
      },
      events: {} as
        | { type: "SIGN_IN"; email: string; password: string; remember: boolean }
        /** The identity provider's proof was accepted (2.38). */
        | { type: "IDENTIFIED"; session: LoginData }
        | { type: "SIGN_OUT" }
        /** The service has saved another nickname (7.14). */
        | { type: "PROFILE_SAVED"; nickName: string }
        /** The merchant retries to load the profile. */
        | { type: "PROFILE_REFRESHED" }
        /** A call was answered with a code of 8.3; `userInitiated`: made by a person after the dialog was shown. */
        | { type: "ENDED_BY_SERVICE"; errMsg: string; userInitiated: boolean }
        | { type: "ENDING_DISMISSED" }
        | { type: "RELOGIN_CONFIRMED" }
        | { type: "CHANGED_ELSEWHERE"; user: User | null }
        /** A forgotten password was reset, which ended every session of that email. */
        | { type: "PASSWORD_RESET"; email: string }
        /** Raised by the machine: the session of the dialog has ended. */
        | { type: "IDENTITY_CHANGED" },
      tags: {} as "busy" | "signedIn",
    },
    actors: {
      restoreSession: fromPromise<User | null>(unprovided),
      signIn: fromPromise<Answer<LoginData>, Credentials>(unprovided),
      loadProfile: fromPromise<Answer<Profile>, { userId: string }>(unprovided),
      /** Resolves to whether a user was stored; without one there is no call (5.9, 8.3). */
      signOut: fromPromise<{ userWasStored: boolean }, { userId: string }>(unprovided),
    },
    actions: {
      /** Stores token and user on this device (3.1). */
      storeSession: (_, _session: LoginData) => unprovided(),
      /** Stores the user on this device, without changing the token (3.1). */
      storeUser: (_, _user: User) => unprovided(),
      /** Removes token and user from this device (4.1). */
      clearSession: unprovided,
      /** Clears the list of open tabs (3.4) after another tab has removed the session. */
      clearTabs: unprovided,
      /** Stores only the email for the next sign-in (2.21); null removes it. */
      storeEmail: (_, _email: string | null) => unprovided(),
      welcome: unprovided,
      announceSignedOut: unprovided,
      reloadPage: unprovided,
      setUser: assign({ user: (_, user: User) => user, problem: null, issues: {} }),
      clearUser: assign({ user: null, profile: null, profileProblem: null }),
      setNickName: assign({
        user: ({ context }, nickName: string) => context.user && { ...context.user, nickName },
        profile: ({ context }, nickName: string) => context.profile && { ...context.profile, nickName },
      }),
      /** Another tab changed the merchant's nickname or language. */
      applyStoredUser: assign({
        user: ({ context }, user: User | null) => user ?? context.user,
        profile: ({ context: { profile } }, user: User | null) =>
          profile && { ...profile, nickName: user?.nickName ?? profile.nickName },
      }),
      setProfile: assign({
        profile: ({ context }, answer: Answer<Profile>) => (answer.accepted ? answer.value : context.profile),
        profileProblem: (_, answer) => problemOf(answer),
      }),
      recordProfileFailure: assign({ profileProblem: (_, error: unknown) => problemFrom(error) }),
      applyProfile: assign({
        user: ({ context }, answer: Answer<Profile>) =>
          context.user && answer.accepted ? userWithProfile(context.user, answer.value) : context.user,
      }),
      recordIssues: assign({ issues: (_, typed: Credentials) => credentialIssues(typed), problem: null }),
      clearIssues: assign({ issues: {} }),
      setEnding: assign({ endingMessage: (_, errMsg: string) => errMsg }),
    },
    guards: {
      areComplete: (_, typed: Credentials) => Object.keys(credentialIssues(typed)).length === 0,
      hasUser: (_, user: User | null) => user !== null,
      isSameUser: ({ context }, user: User | null) => context.user?.id === user?.id,
      profileDiffers: ({ context }, answer: Answer<Profile>) => profileDiffers(context.user, answer),
      wasUserStored: (_, { userWasStored }: { userWasStored: boolean }) => userWasStored,
      isUserInitiated: (_, userInitiated: boolean) => userInitiated,
      isCurrentUser: ({ context }, email: string) => context.user?.email.toLowerCase() === email.toLowerCase(),
    },
    delays: { signOutTimeout: SIGN_OUT_TIMEOUT },
  }),
);
