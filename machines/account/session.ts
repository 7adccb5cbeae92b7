/**
 * The signed-in user (`identity`), and the dialog that opens when the service ends the session (`ending`, 8.3). After
 * it was dismissed, only a call that a person made later opens it again, not background calls and earlier calls. It
 * closes with its session. The token is never in the context (3.1).
 */

import { type ActorRefFrom, assertEvent, assign, not, or, raise, type SnapshotFrom, stateIn } from "xstate";
import { acceptedValue } from "#contracts/problem.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { error, output, recordFailure, wasAccepted } from "#machines/service-answers.ts";
import { sessionSetup } from "./session-setup.ts";
import { requireUser, userOf } from "./user.ts";

export const session = sessionSetup.createMachine({
  id: "session",
  context: { user: null, profile: null, profileProblem: null, issues: {}, problem: null, endingMessage: "" },
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
                guard: { type: "hasUser", params: output },
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
          entry: "clearUser",
          exit: raise({ type: "IDENTITY_CHANGED" }),
          on: {
            SIGN_IN: [
              { guard: { type: "areComplete", params: ({ event }) => event }, target: "signingIn" },
              { actions: { type: "recordIssues", params: ({ event }) => event } },
            ],
            IDENTIFIED: {
              meta: { spec: ["2.38", "4.1"] },
              target: "signedIn",
              actions: [
                { type: "storeSession", params: ({ event }) => event.session },
                { type: "setUser", params: ({ event }) => userOf(event.session) },
                "welcome",
              ],
            },
            // A signed-out page shows no merchant's data, so no reload is needed, which would lose typed text.
            CHANGED_ELSEWHERE: {
              guard: { type: "hasUser", params: ({ event }) => event.user },
              target: "signedIn",
              actions: { type: "setUser", params: ({ event }) => requireUser(event.user) },
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
            "clearProblem",
            "clearIssues",
            {
              type: "storeEmail",
              params: ({ event }) => (event.type === "SIGN_IN" && event.remember ? typedEmail(event.email) : null),
            },
          ],
          invoke: {
            id: "signIn",
            src: "signIn",
            input: ({ event }) => {
              assertEvent(event, "SIGN_IN");
              return { email: typedEmail(event.email), password: event.password };
            },
            onDone: [
              {
                guard: wasAccepted,
                target: "signedIn",
                actions: [
                  { type: "storeSession", params: ({ event }) => acceptedValue(event.output) },
                  { type: "setUser", params: ({ event }) => userOf(acceptedValue(event.output)) },
                  "welcome",
                ],
              },
              {
                target: "signedOut",
                actions: ["clearSession", { type: "recordRefusal", params: output }],
              },
            ],
            onError: { target: "signedOut", actions: ["clearSession", recordFailure] },
          },
        },
        signedIn: {
          meta: { spec: ["4.1", "7.8"] },
          tags: "signedIn",
          initial: "loadingProfile",
          exit: raise({ type: "IDENTITY_CHANGED" }),
          on: {
            SIGN_OUT: "signingOut",
            PROFILE_SAVED: {
              meta: { spec: ["2.32", "3.1"] },
              // The new nickname may change other fields of the profile.
              target: ".loadingProfile",
              actions: [
                { type: "setNickName", params: ({ event }) => event.nickName },
                { type: "storeUser", params: ({ context }) => requireUser(context.user) },
              ],
            },
            PROFILE_REFRESHED: { meta: { spec: ["7.8"] }, target: ".loadingProfile" },
            RELOGIN_CONFIRMED: { guard: stateIn({ ending: "asking" }), target: "signingOut" },
            CHANGED_ELSEWHERE: [
              {
                guard: { type: "isSameUser", params: ({ event }) => event.user },
                actions: { type: "applyStoredUser", params: ({ event }) => event.user },
              },
              {
                guard: { type: "hasUser", params: ({ event }) => event.user },
                actions: ["clearTabs", "reloadPage"],
              },
              { target: "signedOut", actions: "clearTabs" },
            ],
            // The token has already ended, so there is no sign-out call.
            PASSWORD_RESET: {
              meta: { spec: ["2.23", "4.1"] },
              guard: { type: "isCurrentUser", params: ({ event }) => event.email },
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
                    guard: { type: "profileDiffers", params: output },
                    target: "settled",
                    actions: [
                      { type: "setProfile", params: output },
                      { type: "applyProfile", params: output },
                      { type: "storeUser", params: ({ context }) => requireUser(context.user) },
                    ],
                  },
                  {
                    target: "settled",
                    actions: { type: "setProfile", params: output },
                  },
                ],
                onError: { target: "settled", actions: { type: "recordProfileFailure", params: error } },
              },
              on: {
                // The profile being loaded may be older than what the other tab stored.
                CHANGED_ELSEWHERE: {
                  guard: { type: "isSameUser", params: ({ event }) => event.user },
                  target: "loadingProfile",
                  reenter: true,
                  actions: { type: "applyStoredUser", params: ({ event }) => event.user },
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
            onDone: [
              {
                guard: { type: "wasUserStored", params: output },
                target: "reloading",
                actions: "announceSignedOut",
              },
              { meta: { spec: ["5.9", "8.3"] }, target: "reloading" },
            ],
            onError: { target: "reloading", actions: "announceSignedOut" },
          },
          after: { signOutTimeout: { target: "reloading", actions: "announceSignedOut" } },
        },
        reloading: {
          meta: { spec: ["4.1", "8.3"] },
          entry: ["clearSession", "clearUser", "reloadPage"],
        },
      },
    },
    ending: {
      meta: { spec: ["8.3"] },
      initial: "none",
      on: { IDENTITY_CHANGED: ".none" },
      states: {
        none: {
          on: {
            ENDED_BY_SERVICE: {
              // No dialog while signing out.
              guard: not(or([stateIn({ identity: "signingOut" }), stateIn({ identity: "reloading" })])),
              target: "asking",
              actions: { type: "setEnding", params: ({ event }) => event.errMsg },
            },
          },
        },
        asking: { on: { ENDING_DISMISSED: "dismissed", RELOGIN_CONFIRMED: "none" } },
        dismissed: {
          on: {
            ENDED_BY_SERVICE: {
              guard: { type: "isUserInitiated", params: ({ event }) => event.userInitiated },
              target: "asking",
              actions: { type: "setEnding", params: ({ event }) => event.errMsg },
            },
          },
        },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof session>;
export type SessionSnapshot = SnapshotFrom<typeof session>;
