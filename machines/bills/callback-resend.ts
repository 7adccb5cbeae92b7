/** Sending a callback again (2.31). That its receiver did not take it is an answer too, and no failure of the request. */
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "../problem.ts";

export const callbackResend = setup({
  types: {
    input: {} as { code: string },
    context: {} as { code: string; problem: Problem | null },
    events: {} as { type: "SEND_AGAIN" },
    /** The callback was sent once more, whatever came of it: what shows it should look again. */
    emitted: {} as { type: "callbackSent" },
    tags: {} as "busy",
  },
  actors: { resendCallback: fromPromise<Answer<Callback>, { code: string }>(unprovided) },
  guards: {
    wasTaken: (_, answer: Answer<Callback>) => answer.accepted && answer.value.attempts.at(-1)?.failure === null,
    wasSent: (_, answer: Answer<Callback>) => answer.accepted,
  },
  actions: {
    tell: emit({ type: "callbackSent" }),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign({ problem: (_, answer: Answer<unknown>) => problemOf(answer) }),
    explainFailure: assign({ problem: REQUEST_FAILED }),
  },
}).createMachine({
  id: "callbackResend",
  context: ({ input }) => ({ code: input.code, problem: null }),
  initial: "ready",
  states: {
    ready: { on: { SEND_AGAIN: "sending" } },
    sending: {
      meta: { spec: ["2.31"] },
      tags: "busy",
      entry: "forgetProblem",
      invoke: {
        id: "resendCallback",
        src: "resendCallback",
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: "wasTaken", params: ({ event }) => event.output }, target: "taken", actions: "tell" },
          { guard: { type: "wasSent", params: ({ event }) => event.output }, target: "notTaken", actions: "tell" },
          { target: "failed", actions: { type: "explainRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "explainFailure" },
      },
    },
    taken: { meta: { spec: ["4.6"] }, on: { SEND_AGAIN: "sending" } },
    notTaken: { meta: { spec: ["4.6", "8.9"] }, on: { SEND_AGAIN: "sending" } },
    failed: { meta: { spec: ["8.2", "8.4"] }, on: { SEND_AGAIN: "sending" } },
  },
});

export type CallbackResendActor = ActorRefFrom<typeof callbackResend>;
export type CallbackResendSnapshot = SnapshotFrom<typeof callbackResend>;
