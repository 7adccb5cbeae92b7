/** The setup of the session's machine (session.ts): its context, events, actors, actions and guards. */
import { assign, fromPromise, setup } from "xstate";
import type { Profile } from "#contracts/account/load-profile.ts";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemFrom, problemOf } from "#contracts/problem.ts";
import { withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { type CredentialIssues, credentialIssues } from "./credential-rules.ts";
import { profileDiffers, profiledUser, type User } from "./user.ts";

/** How long a sign-out waits for the service before it goes ahead alone (4.1), in milliseconds. */
export const SIGN_OUT_TIMEOUT = 5_000;

export const sessionSetup = withService(
  setup({
    types: {
      context: {} as {
        user: User | null;
        profile: Profile | null;
        /** Why the profile could not be loaded; null while it can be. */
        profileProblem: Problem | null;
        issues: CredentialIssues;
        problem: Problem | null;
        /** What the service said when it ended the session: the title of the dialog (8.3). */
        endedBecause: string;
      },
      events: {} as
        | { type: "SIGN_IN"; email: string; password: string; remember: boolean }
        /** The identity provider's proof was accepted (2.38). */
        | { type: "IDENTIFIED"; session: LoginData }
        | { type: "SIGN_OUT" }
        /** The merchant has another nickname now; the service knows it already (7.14). */
        | { type: "PROFILE_SAVED"; nickName: string }
        /** The profile could not be loaded, and the merchant asks for it again. */
        | { type: "PROFILE_REFRESHED" }
        /** A call was answered with a code of 8.3; `userInitiated`: a person made it after they were shown the end. */
        | { type: "ENDED_BY_SERVICE"; errMsg: string; userInitiated: boolean }
        | { type: "ENDING_DISMISSED" }
        | { type: "RELOGIN_CONFIRMED" }
        | { type: "CHANGED_ELSEWHERE"; user: User | null }
        /** A forgotten password was reset; the service has ended every session of the merchant with that e-mail. */
        | { type: "PASSWORD_RESET"; email: string }
        /** Raised by the machine itself: the session that the dialog is about is over. */
        | { type: "IDENTITY_CHANGED" },
      tags: {} as "busy" | "signedIn",
    },
    actors: {
      restoreSession: fromPromise<User | null>(unprovided),
      signIn: fromPromise<Answer<LoginData>, Credentials>(unprovided),
      loadProfile: fromPromise<Answer<Profile>, { userId: string }>(unprovided),
      /** Answers whether a user was stored: without one there is no call to the service (5.9, 8.3). */
      signOut: fromPromise<{ userWasStored: boolean }, { userId: string }>(unprovided),
    },
    actions: {
      /** Keeps token and user on this device (3.1). */
      storeSession: (_, _session: LoginData) => unprovided(),
      /** Stores the user again on this device; the token stays as it is (3.1). */
      storeUser: (_, _user: User) => unprovided(),
      /** Removes token and user from this device (4.1). */
      clearSession: unprovided,
      /** Clears the list of open tabs (3.4) when another tab has removed the session. */
      clearTabs: unprovided,
      /** Keeps the e-mail, and the e-mail alone, for the next sign-in (2.21); null forgets it. */
      rememberEmail: (_, _email: string | null) => unprovided(),
      welcome: unprovided,
      announceSignedOut: unprovided,
      reloadPage: unprovided,
      setUser: assign({ user: (_, user: User) => user, problem: null, issues: {} }),
      clearUser: assign({ user: null, profile: null, profileProblem: null }),
      setNickName: assign({
        user: ({ context }, nickName: string) => context.user && { ...context.user, nickName },
        profile: ({ context }, nickName: string) => context.profile && { ...context.profile, nickName },
      }),
      /** The same merchant, whose nickname or language was changed in another tab. */
      applyStoredUser: assign({
        user: ({ context }, user: User | null) => user ?? context.user,
        profile: ({ context: { profile } }, user: User | null) =>
          profile && { ...profile, nickName: user?.nickName ?? profile.nickName },
      }),
      rememberProfile: assign({
        profile: ({ context }, answer: Answer<Profile>) => (answer.accepted ? answer.value : context.profile),
        profileProblem: (_, answer) => problemOf(answer),
      }),
      recordProfileFailure: assign({ profileProblem: (_, error: unknown) => problemFrom(error) }),
      applyProfile: assign({
        user: ({ context }, answer: Answer<Profile>) =>
          context.user && answer.accepted ? profiledUser(context.user, answer.value) : context.user,
      }),
      recordIssues: assign({ issues: (_, typed: Credentials) => credentialIssues(typed), problem: null }),
      clearIssues: assign({ issues: {} }),
      rememberEnding: assign({ endedBecause: (_, errMsg: string) => errMsg }),
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
