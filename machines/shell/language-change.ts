/**
 * Changes the language (4.9): sets the locale, saves it at the service if signed in, updates the stored user, stores it
 * on this device, announces it, and reloads. An empty or equal value does nothing. If the service does not save it, the
 * change applies to this device only. With unsaved input the merchant confirms first, also if another tab changed the
 * language. Without browser storage the page does not reload.
 */
import { type ActorRefFrom, assign, fromPromise, not, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { unprovided } from "#machines/unprovided.ts";

/** How long to wait for the service to save the language, in milliseconds. */
const SAVE_TIMEOUT = 5_000;

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
      /** The page did not reload, since it would lose its state without browser storage. */
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
    setChoice: assign({ chosen: (_, language: string) => language }),
    clearChoice: assign({ chosen: "" }),
    setSignedIn: assign({ signedIn: (_, signedIn: boolean) => signedIn }),
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
    SIGNED_IN: { actions: { type: "setSignedIn", params: true } },
    SIGNED_OUT: { actions: { type: "setSignedIn", params: false } },
  },
  states: {
    settled: {
      meta: { spec: ["4.9", "5.10"] },
      on: {
        CHOSEN: [
          {
            guard: { type: "isHarmlessChange", params: ({ event }) => event },
            target: "changing",
            actions: { type: "setChoice", params: ({ event }) => event.language },
          },
          {
            guard: { type: "isAChange", params: ({ event }) => event.language },
            target: "confirming",
            actions: { type: "setChoice", params: ({ event }) => event.language },
          },
        ],
        CHANGED_ELSEWHERE: [
          {
            guard: { type: "isHarmlessChange", params: ({ event }) => event },
            target: "following",
            actions: { type: "setChoice", params: ({ event }) => event.language },
          },
          {
            guard: { type: "isAChange", params: ({ event }) => event.language },
            target: "askingToFollow",
            actions: { type: "setChoice", params: ({ event }) => event.language },
          },
        ],
      },
    },
    // Signing out, such as in another tab, discards the input that these states ask about.
    confirming: {
      on: {
        CONFIRMED: "changing",
        DISMISSED: { target: "settled", actions: "clearChoice" },
        SIGNED_OUT: { target: "settled", actions: ["clearChoice", { type: "setSignedIn", params: false }] },
      },
    },
    askingToFollow: {
      on: {
        CONFIRMED: "following",
        DISMISSED: { target: "settled", actions: "clearChoice" },
        SIGNED_OUT: { target: "following", actions: { type: "setSignedIn", params: false } },
      },
    },
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
