/**
 * Who is signed in (`identity`), and the question that is put when the service ends the session (`ending`, 8.3).
 * Whoever chose to stay is asked again only when they ask something of the service themselves: neither what the console
 * looks at by itself nor an answer that was on its way asks them. The question goes with the session that it is about.
 * The token itself never enters the context: it lives where clause 3.1 keeps it.
 */
import { type ActorRefFrom, assign, fromPromise, not, or, raise, type SnapshotFrom, setup, stateIn } from "xstate";
import type { Profile } from "#contracts/account/load-profile.ts";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { acceptedValue, type Problem, problemOf, REQUEST_FAILED, unprovided } from "../problem.ts";
import { type CredentialIssues, credentialIssues } from "./credential-rules.ts";
import { knownUser, profiledUser, saysOtherwise, type User, userOf } from "./user.ts";

/** How long a sign-out waits for the service before it goes ahead alone (4.1), in milliseconds. */
export const SIGN_OUT_PATIENCE = 5_000;

export const session = setup({
  types: {
    context: {} as {
      user: User | null;
      profile: Profile | null;
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
      | { type: "NICKNAME_SAVED"; nickName: string }
      /** The profile did not come, and is asked for again. */
      | { type: "PROFILE_REQUESTED" }
      /** A call was answered with a code of 8.3; insistent if a person asked for it although they knew of the end. */
      | { type: "ENDED_BY_SERVICE"; errMsg: string; insistent: boolean }
      | { type: "ENDING_DISMISSED" }
      | { type: "RELOGIN_CONFIRMED" }
      | { type: "CHANGED_ELSEWHERE"; user: User | null }
      /** A forgotten password was set anew, with which the service ended every session of that e-mail's merchant. */
      | { type: "PASSWORD_RESET"; email: string }
      /** Raised by the machine itself: what a question was about is over. */
      | { type: "IDENTITY_LEFT" },
    tags: {} as "busy" | "signedIn",
  },
  actors: {
    restoreSession: fromPromise<User | null>(unprovided),
    signIn: fromPromise<Answer<LoginData>, Credentials>(unprovided),
    loadProfile: fromPromise<Answer<Profile>, { userId: string }>(unprovided),
    signOut: fromPromise<unknown, { userId: string }>(unprovided),
  },
  actions: {
    /** Keeps token and user on this device (3.1). */
    storeSession: (_, _session: LoginData) => unprovided(),
    /** Keeps the user on this device as it is now, beside the token that stays (3.1). */
    storeUser: (_, _user: User) => unprovided(),
    /** Removes token and user from this device (4.1). */
    clearSession: unprovided,
    /** Keeps the e-mail, and the e-mail alone, for the next sign-in (2.21); null forgets it. */
    rememberEmail: (_, _email: string | null) => unprovided(),
    welcome: unprovided,
    announceSignedOut: unprovided,
    reloadPage: unprovided,
    becomeUser: assign({ user: (_, user: User) => user, problem: null, issues: {} }),
    becomeNobody: assign({ user: null, profile: null }),
    becomeNamed: assign({
      user: ({ context }, nickName: string) => context.user && { ...context.user, nickName },
      profile: ({ context }, nickName: string) => context.profile && { ...context.profile, nickName },
    }),
    /** The same merchant by another name, or in another language. */
    becomeAsStored: assign({
      user: ({ context }, user: User | null) => user ?? context.user,
      profile: ({ context: { profile } }, user: User | null) =>
        profile && { ...profile, nickName: user?.nickName ?? profile.nickName },
    }),
    rememberProfile: assign({
      profile: ({ context }, answer: Answer<Profile>) => (answer.accepted ? answer.value : context.profile),
    }),
    becomeAsProfiled: assign({
      user: ({ context }, answer: Answer<Profile>) =>
        context.user && answer.accepted ? profiledUser(context.user, answer.value) : context.user,
    }),
    explainIssues: assign({ issues: (_, typed: Credentials) => credentialIssues(typed), problem: null }),
    forgetProblem: assign({ issues: {}, problem: null }),
    explainRefusal: assign({ problem: (_, answer: Answer<unknown>) => problemOf(answer) }),
    explainFailure: assign({ problem: REQUEST_FAILED }),
    rememberEnding: assign({ endedBecause: (_, errMsg: string) => errMsg }),
  },
  guards: {
    areComplete: (_, typed: Credentials) => Object.keys(credentialIssues(typed)).length === 0,
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
    isSomebody: (_, user: User | null) => user !== null,
    isTheSame: ({ context }, user: User | null) => context.user?.id === user?.id,
    saysOtherwise: ({ context }, answer: Answer<Profile>) => saysOtherwise(context.user, answer),
    isInsistent: (_, insistent: boolean) => insistent,
    isTheirs: ({ context }, email: string) => context.user?.email.toLowerCase() === email.toLowerCase(),
  },
  delays: { signOutPatience: SIGN_OUT_PATIENCE },
}).createMachine({
  id: "session",
  context: { user: null, profile: null, issues: {}, problem: null, endedBecause: "" },
  type: "parallel",
  states: {
    identity: {
      initial: "restoring",
      states: {
        restoring: {
          meta: { spec: ["3.1"] },
          invoke: {
            id: "restoreSession",
            src: "restoreSession",
            onDone: [
              {
                guard: { type: "isSomebody", params: ({ event }) => event.output },
                target: "signedIn",
                actions: assign({ user: ({ event }) => event.output }),
              },
              { target: "signedOut" },
            ],
            onError: "signedOut",
          },
        },
        signedOut: {
          meta: { spec: ["4.1", "5.2", "5.7"] },
          entry: "becomeNobody",
          exit: raise({ type: "IDENTITY_LEFT" }),
          on: {
            SIGN_IN: [
              { guard: { type: "areComplete", params: ({ event }) => event }, target: "signingIn" },
              { actions: { type: "explainIssues", params: ({ event }) => event } },
            ],
            IDENTIFIED: {
              meta: { spec: ["2.38", "4.1"] },
              target: "signedIn",
              actions: [
                { type: "storeSession", params: ({ event }) => event.session },
                { type: "becomeUser", params: ({ event }) => userOf(event.session) },
                "welcome",
              ],
            },
            // Nothing of anybody's is on a signed-out page, so nothing typed need be lost by loading it again.
            CHANGED_ELSEWHERE: {
              guard: { type: "isSomebody", params: ({ event }) => event.user },
              target: "signedIn",
              actions: { type: "becomeUser", params: ({ event }) => knownUser(event.user) },
            },
            SIGN_OUT: { meta: { spec: ["5.9"] }, actions: ["clearSession", "reloadPage"] },
            RELOGIN_CONFIRMED: {
              meta: { spec: ["5.9", "8.3"] },
              guard: stateIn({ ending: "asking" }),
              actions: ["clearSession", "reloadPage"],
            },
          },
        },
        signingIn: {
          meta: { spec: ["4.1", "7.3", "8.6"] },
          tags: "busy",
          entry: [
            "forgetProblem",
            {
              type: "rememberEmail",
              params: ({ event }) => (event.type === "SIGN_IN" && event.remember ? event.email : null),
            },
          ],
          invoke: {
            id: "signIn",
            src: "signIn",
            input: ({ event }) => {
              if (event.type !== "SIGN_IN") throw new Error(`Signing in cannot begin with ${event.type}`);
              return { email: event.email.trim(), password: event.password };
            },
            onDone: [
              {
                guard: { type: "wasAccepted", params: ({ event }) => event.output },
                target: "signedIn",
                actions: [
                  { type: "storeSession", params: ({ event }) => acceptedValue(event.output) },
                  { type: "becomeUser", params: ({ event }) => userOf(acceptedValue(event.output)) },
                  "welcome",
                ],
              },
              {
                target: "signedOut",
                actions: ["clearSession", { type: "explainRefusal", params: ({ event }) => event.output }],
              },
            ],
            onError: { target: "signedOut", actions: ["clearSession", "explainFailure"] },
          },
        },
        signedIn: {
          meta: { spec: ["4.1", "7.8"] },
          tags: "signedIn",
          initial: "loadingProfile",
          exit: raise({ type: "IDENTITY_LEFT" }),
          on: {
            SIGN_OUT: "signingOut",
            NICKNAME_SAVED: {
              meta: { spec: ["2.32", "3.1"] },
              // The profile may say more under the new name than the console knows.
              target: ".loadingProfile",
              actions: [
                { type: "becomeNamed", params: ({ event }) => event.nickName },
                { type: "storeUser", params: ({ context }) => knownUser(context.user) },
              ],
            },
            PROFILE_REQUESTED: { meta: { spec: ["7.8"] }, target: ".loadingProfile" },
            RELOGIN_CONFIRMED: { guard: stateIn({ ending: "asking" }), target: "signingOut" },
            CHANGED_ELSEWHERE: [
              {
                guard: { type: "isTheSame", params: ({ event }) => event.user },
                actions: { type: "becomeAsStored", params: ({ event }) => event.user },
              },
              {
                guard: { type: "isSomebody", params: ({ event }) => event.user },
                actions: "reloadPage",
              },
              { target: "signedOut" },
            ],
            // The token is worth nothing any more, so the service need not be told that nobody will use it.
            PASSWORD_RESET: {
              meta: { spec: ["2.23", "4.1"] },
              guard: { type: "isTheirs", params: ({ event }) => event.email },
              target: "signedOut",
              actions: "clearSession",
            },
          },
          states: {
            loadingProfile: {
              invoke: {
                id: "loadProfile",
                src: "loadProfile",
                input: ({ context }) => ({ userId: context.user?.id ?? "" }),
                onDone: [
                  {
                    guard: { type: "saysOtherwise", params: ({ event }) => event.output },
                    target: "settled",
                    actions: [
                      { type: "rememberProfile", params: ({ event }) => event.output },
                      { type: "becomeAsProfiled", params: ({ event }) => event.output },
                      { type: "storeUser", params: ({ context }) => knownUser(context.user) },
                    ],
                  },
                  {
                    target: "settled",
                    actions: { type: "rememberProfile", params: ({ event }) => event.output },
                  },
                ],
                onError: "settled",
              },
              on: {
                // What is on its way may be older than what the other tab stored: it is asked for anew.
                CHANGED_ELSEWHERE: {
                  guard: { type: "isTheSame", params: ({ event }) => event.user },
                  target: "loadingProfile",
                  reenter: true,
                  actions: { type: "becomeAsStored", params: ({ event }) => event.user },
                },
              },
            },
            settled: {},
          },
        },
        signingOut: {
          meta: { spec: ["4.1", "7.7", "8.3"] },
          tags: ["busy", "signedIn"],
          invoke: {
            id: "signOut",
            src: "signOut",
            input: ({ context }) => ({ userId: context.user?.id ?? "" }),
            onDone: "left",
            onError: "left",
          },
          after: { signOutPatience: "left" },
        },
        left: {
          meta: { spec: ["4.1", "8.3"] },
          entry: ["clearSession", "becomeNobody", "announceSignedOut", "reloadPage"],
        },
      },
    },
    ending: {
      meta: { spec: ["8.3"] },
      initial: "none",
      on: { IDENTITY_LEFT: ".none" },
      states: {
        none: {
          on: {
            ENDED_BY_SERVICE: {
              // Whoever is leaving it anyway is not asked about it.
              guard: not(or([stateIn({ identity: "signingOut" }), stateIn({ identity: "left" })])),
              target: "asking",
              actions: { type: "rememberEnding", params: ({ event }) => event.errMsg },
            },
          },
        },
        asking: { on: { ENDING_DISMISSED: "stayed", RELOGIN_CONFIRMED: "none" } },
        stayed: {
          on: {
            ENDED_BY_SERVICE: {
              guard: { type: "isInsistent", params: ({ event }) => event.insistent },
              target: "asking",
              actions: { type: "rememberEnding", params: ({ event }) => event.errMsg },
            },
          },
        },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof session>;
export type SessionSnapshot = SnapshotFrom<typeof session>;
