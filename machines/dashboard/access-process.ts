/**
 * The access process (2.24): a checklist from registration to the first payment. The merchant can fold it, and it folds
 * itself when everything is done; it can always be opened again.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Progress } from "#contracts/dashboard/load-progress.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { accepted, failed, output, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/**
 * The steps in order: a test payment as early as possible, and a package last, since the trial version suffices until
 * then.
 */
export const STEPS = [
  "emailVerified",
  "currencyOn",
  "applicationAdded",
  "paymentReceived",
  "callbackAddressSet",
  "callbackReceived",
  "packageInForce",
] as const satisfies readonly (keyof Progress)[];

/** The steps whose state the service answers. */
export function knownSteps(progress: Progress) {
  return STEPS.filter((step) => progress[step] !== null);
}

export const accessProcess = withService(
  setup({
    types: {
      context: {} as { progress: Progress | null; problem: Problem | null },
      events: {} as { type: "OPENED" } | { type: "FOLDED" } | { type: "REOPENED" } | { type: "REFRESHED" },
      tags: {} as "busy",
    },
    actors: { loadProgress: fromPromise<Answer<Progress>>(unprovided) },
    actions: {
      storeFolded: () => unprovided(),
      clearFolded: () => unprovided(),
      setProgress: assign({
        progress: ({ context }, answer: Answer<Progress>) => (answer.accepted ? answer.value : context.progress),
        problem: null,
      }),
    },
    guards: {
      isAllDone: (_, answer: Answer<Progress>) =>
        answer.accepted && knownSteps(answer.value).every((step) => answer.value[step]),
    },
  }),
).createMachine({
  id: "accessProcess",
  context: { progress: null, problem: null },
  initial: "folded",
  states: {
    // The screen opens it, unless this device has stored that it was folded.
    folded: {
      on: { OPENED: "loading", REOPENED: { target: "reopening", actions: "clearFolded" } },
    },
    loading: {
      meta: { spec: ["2.24"] },
      tags: "busy",
      invoke: {
        id: "loadProgress",
        src: "loadProgress",
        onDone: [
          {
            guard: { type: "isAllDone", params: output },
            target: "folded",
            actions: [{ type: "setProgress", params: output }, "storeFolded"],
          },
          accepted("shown", "setProgress"),
          refused("unavailable"),
        ],
        onError: failed("unavailable"),
      },
    },
    shown: { on: { FOLDED: { target: "folded", actions: "storeFolded" }, REFRESHED: "loading" } },
    // Reopened by the merchant, it is shown even if every step is done.
    reopening: {
      meta: { spec: ["2.24"] },
      tags: "busy",
      invoke: {
        id: "loadProgressAgain",
        src: "loadProgress",
        onDone: [accepted("shown", "setProgress"), refused("unavailable")],
        onError: failed("unavailable"),
      },
    },
    unavailable: { on: { REFRESHED: "loading" } },
  },
});

export type AccessProcessActor = ActorRefFrom<typeof accessProcess>;
export type AccessProcessSnapshot = SnapshotFrom<typeof accessProcess>;
