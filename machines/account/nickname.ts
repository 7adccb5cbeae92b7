/** Editing the nickname in the user centre (2.32, 5.11). Leaving the prompt changes nothing. */
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { ProfileChange } from "#contracts/account/update-profile.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "#machines/problem.ts";
import { nicknameIssue } from "./nickname-rules.ts";

export const nickname = setup({
  types: {
    input: {} as { nickName: string },
    context: {} as { saved: string; typed: string; problem: Problem | null },
    events: {} as
      | { type: "EDIT_REQUESTED" }
      | { type: "TYPED"; nickName: string }
      | { type: "SUBMITTED" }
      | { type: "DISMISSED" },
    emitted: {} as { type: "nicknameSaved"; nickName: string },
    tags: {} as "busy" | "editing",
  },
  actors: { updateProfile: fromPromise<Answer<unknown>, ProfileChange>(unprovided) },
  guards: {
    isAcceptable: ({ context }) => nicknameIssue(context.typed) === null,
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
  },
  actions: {
    resetToSaved: assign({ typed: ({ context }) => context.saved, problem: null }),
    rememberTyped: assign({ typed: (_, typed: string) => typed, problem: null }),
    keep: assign({ saved: ({ context }) => context.typed.trim() }),
    announce: emit(({ context }) => ({ type: "nicknameSaved" as const, nickName: context.saved })),
    recordRefusal: assign({ problem: (_, answer: Answer<unknown>) => problemOf(answer) }),
    recordFailure: assign({ problem: REQUEST_FAILED }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: "nickname",
  context: ({ input }) => ({ saved: input.nickName, typed: input.nickName, problem: null }),
  initial: "shown",
  states: {
    shown: {
      meta: { spec: ["2.32"] },
      on: { EDIT_REQUESTED: { target: "editing", actions: "resetToSaved" } },
    },
    editing: {
      meta: { spec: ["5.1", "5.11"] },
      tags: "editing",
      on: {
        TYPED: { actions: { type: "rememberTyped", params: ({ event }) => event.nickName } },
        SUBMITTED: { guard: "isAcceptable", target: "saving" },
        DISMISSED: "shown",
      },
    },
    saving: {
      meta: { spec: ["7.14", "8.10"] },
      tags: ["busy", "editing"],
      entry: "clearProblem",
      invoke: {
        id: "updateProfile",
        src: "updateProfile",
        input: ({ context }) => ({ nickName: context.typed.trim() }),
        onDone: [
          {
            guard: { type: "wasAccepted", params: ({ event }) => event.output },
            target: "shown",
            actions: ["keep", "announce"],
          },
          { target: "editing", actions: { type: "recordRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "editing", actions: "recordFailure" },
      },
    },
  },
});

export type NicknameActor = ActorRefFrom<typeof nickname>;
export type NicknameSnapshot = SnapshotFrom<typeof nickname>;
