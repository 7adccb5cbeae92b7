import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { accepted, failed, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/**
 * Loads a value for a screen by its key (a record's code, a network; null if there is only one). The loaded value stays
 * during a refresh.
 */
export const resource = withService(
  setup({
    types: {
      input: {} as { key: string | null },
      context: {} as { key: string | null; value: unknown; problem: Problem | null },
      events: {} as { type: "REFRESHED" },
      tags: {} as "busy",
    },
    actors: { load: fromPromise<Answer<unknown>, string | null>(unprovided) },
    actions: {
      setValue: assign({
        value: ({ context }, answer: Answer<unknown>) => (answer.accepted ? answer.value : context.value),
        problem: null,
      }),
    },
  }),
).createMachine({
  id: "resource",
  context: ({ input }) => ({ key: input.key, value: null, problem: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "load",
        src: "load",
        input: ({ context }) => context.key,
        onDone: [accepted("loaded", "setValue"), refused("failed")],
        onError: failed("failed"),
      },
    },
    loaded: { on: { REFRESHED: "loading" } },
    failed: { on: { REFRESHED: "loading" } },
  },
});

export type ResourceActor = ActorRefFrom<typeof resource>;
export type ResourceSnapshot = SnapshotFrom<typeof resource>;
