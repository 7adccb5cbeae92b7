/**
 * Changing the language, to the letter of 4.9: nothing for an empty or equal value; else set the locale, save it at the
 * service when signed in and update the stored user if it differs, store it here, say so, and reload. A service that does
 * not save it does not undo the choice, which is this device's then, and what is said is that.
 * A reload loses what was typed, so where something was, the merchant is asked first; so too when it was another tab
 * that changed the language. A page that would lose more with a reload, since the browser keeps nothing, stays.
 */
import { type ActorRefFrom, assign, fromPromise, not, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { unprovided } from "#machines/unprovided.ts";

/** How long to wait for the service to save the language before going on without it, in milliseconds. */
export const SAVE_TIMEOUT = 5_000;

export const languageChange = setup({
  types: {
    input: {} as { current: string; signedIn: boolean },
    context: {} as { current: string; chosen: string; signedIn: boolean },
    events: {} as
      | { type: "CHOSEN"; language: string; unsavedInput: boolean }
      | { type: "CONFIRMED" }
      | { type: "DISMISSED" }
      | { type: "SIGNED_IN" }
      | { type: "SIGNED_OUT" }
      | { type: "CHANGED_ELSEWHERE"; language: string; unsavedInput: boolean }
      /** The page was not loaded again, since what the browser does not keep would be lost. */
      | { type: "PAGE_STAYED" },
    tags: {} as "busy" | "decided",
  },
  actors: { saveLanguage: fromPromise<Answer<unknown>, { language: string }>(unprovided) },
  guards: {
    isAChange: ({ context }, language: string) => language !== "" && language !== context.current,
    isHarmlessChange: ({ context }, { language, unsavedInput }: { language: string; unsavedInput: boolean }) =>
      language !== "" && language !== context.current && !unsavedInput,
    isSignedIn: ({ context }) => context.signedIn,
    isSaved: (_, answer: Answer<unknown>) => answer.accepted,
  },
  actions: {
    rememberChoice: assign({ chosen: (_, language: string) => language }),
    clearChoice: assign({ chosen: "" }),
    rememberSignedIn: assign({ signedIn: (_, signedIn: boolean) => signedIn }),
    becomeCurrent: assign({ current: ({ context }) => context.chosen }),
    setLocale: (_, _language: string) => unprovided(),
    updateStoredUser: (_, _language: string) => unprovided(),
    storeLocale: (_, _language: string) => unprovided(),
    announceChange: unprovided,
    announceChangeHere: unprovided,
    reloadPage: unprovided,
  },
  delays: { saveTimeout: SAVE_TIMEOUT },
}).createMachine({
  id: "languageChange",
  context: ({ input }) => ({ ...input, chosen: "" }),
  initial: "settled",
  on: {
    SIGNED_IN: { actions: { type: "rememberSignedIn", params: true } },
    SIGNED_OUT: { actions: { type: "rememberSignedIn", params: false } },
  },
  states: {
    settled: {
      meta: { spec: ["4.9", "5.10"] },
      on: {
        CHOSEN: [
          {
            guard: { type: "isHarmlessChange", params: ({ event }) => event },
            target: "changing",
            actions: { type: "rememberChoice", params: ({ event }) => event.language },
          },
          {
            guard: { type: "isAChange", params: ({ event }) => event.language },
            target: "confirming",
            actions: { type: "rememberChoice", params: ({ event }) => event.language },
          },
        ],
        CHANGED_ELSEWHERE: [
          {
            guard: { type: "isHarmlessChange", params: ({ event }) => event },
            target: "following",
            actions: { type: "rememberChoice", params: ({ event }) => event.language },
          },
          {
            guard: { type: "isAChange", params: ({ event }) => event.language },
            target: "askingToFollow",
            actions: { type: "rememberChoice", params: ({ event }) => event.language },
          },
        ],
      },
    },
    confirming: { on: { CONFIRMED: "changing", DISMISSED: { target: "settled", actions: "clearChoice" } } },
    askingToFollow: { on: { CONFIRMED: "following", DISMISSED: { target: "settled", actions: "clearChoice" } } },
    following: {
      meta: { spec: ["4.9", "3.1"] },
      entry: "reloadPage",
      on: { PAGE_STAYED: { target: "settled", actions: "clearChoice" } },
    },
    changing: {
      meta: { spec: ["4.9"] },
      tags: "decided",
      entry: { type: "setLocale", params: ({ context }) => context.chosen },
      always: [
        { guard: "isSignedIn", target: "saving" },
        { guard: not("isSignedIn"), target: "changed" },
      ],
    },
    saving: {
      meta: { spec: ["4.9", "7.13"] },
      tags: ["busy", "decided"],
      invoke: {
        id: "saveLanguage",
        src: "saveLanguage",
        input: ({ context }) => ({ language: context.chosen }),
        onDone: [
          { guard: { type: "isSaved", params: ({ event }) => event.output }, target: "changed" },
          { target: "changedHere" },
        ],
        onError: "changedHere",
      },
      after: { saveTimeout: "changedHere" },
      exit: { type: "updateStoredUser", params: ({ context }) => context.chosen },
    },
    changed: {
      meta: { spec: ["4.9", "3.1"] },
      tags: "decided",
      entry: [
        { type: "storeLocale", params: ({ context }) => context.chosen },
        "becomeCurrent",
        "announceChange",
        "reloadPage",
      ],
      on: { PAGE_STAYED: { target: "settled", actions: "clearChoice" } },
    },
    changedHere: {
      meta: { spec: ["4.9", "3.1"] },
      tags: "decided",
      entry: [
        { type: "storeLocale", params: ({ context }) => context.chosen },
        "becomeCurrent",
        "announceChangeHere",
        "reloadPage",
      ],
      on: { PAGE_STAYED: { target: "settled", actions: "clearChoice" } },
    },
  },
});

export type LanguageChangeActor = ActorRefFrom<typeof languageChange>;
export type LanguageChangeSnapshot = SnapshotFrom<typeof languageChange>;
