/** Editing the nickname in the user centre (2.32, 5.11). Leaving the prompt changes nothing. */
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { ProfileChange } from "#contracts/account/update-profile.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, unprovided } from "#machines/problem.ts";
import { failed, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { nicknameIssue } from "./nickname-rules.ts";

export const nickname = withService(
  setup({
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
    },
    actions: {
      resetToSaved: assign({ typed: ({ context }) => context.saved, problem: null }),
      rememberTyped: assign({ typed: (_, typed: string) => typed, problem: null }),
      keep: assign({ saved: ({ context }) => context.typed.trim() }),
      announce: emit(({ context }) => ({ type: "nicknameSaved" as const, nickName: context.saved })),
    },
  }),
).createMachine({
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
            guard: wasAccepted,
            target: "shown",
            actions: ["keep", "announce"],
          },
          refused("editing"),
        ],
        onError: failed("editing"),
      },
    },
  },
});

export type NicknameActor = ActorRefFrom<typeof nickname>;
export type NicknameSnapshot = SnapshotFrom<typeof nickname>;
