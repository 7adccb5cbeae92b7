/**
 * Sends a callback again (2.31), or a test callback (3.7). If the receiver rejects it, the result is `undelivered`, not
 * a failed request.
 */
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { accepted, failed, output, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** Whether the receiver accepted the callback. */
export function wasDelivered(answer: Answer<Callback>): boolean {
  return answer.accepted && answer.value.attempts.at(-1)?.failure === null;
}

export const callbackResend = withService(
  setup({
    types: {
      input: {} as { code: string },
      context: {} as { code: string; sent: Callback | null; problem: Problem | null },
      events: {} as { type: "RESEND_REQUESTED" },
      /** The callback was sent again, delivered or not: its screens should refresh. */
      emitted: {} as { type: "callbackSent" },
      tags: {} as "busy",
    },
    actors: { resendCallback: fromPromise<Answer<Callback>, { code: string }>(unprovided) },
    guards: {
      wasDelivered: (_, answer: Answer<Callback>) => wasDelivered(answer),
    },
    actions: {
      setSent: assign({ sent: (_, answer: Answer<Callback>) => (answer.accepted ? answer.value : null) }),
      reportSent: emit({ type: "callbackSent" }),
    },
  }),
).createMachine({
  id: "callbackResend",
  context: ({ input }) => ({ code: input.code, sent: null, problem: null }),
  initial: "ready",
  states: {
    ready: { on: { RESEND_REQUESTED: "sending" } },
    sending: {
      meta: { spec: ["2.31"] },
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "resendCallback",
        src: "resendCallback",
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: "wasDelivered", params: output },
            target: "delivered",
            actions: [{ type: "setSent", params: output }, "reportSent"],
          },
          accepted("undelivered", "setSent", "reportSent"),
          refused("failed"),
        ],
        onError: failed("failed"),
      },
    },
    delivered: { meta: { spec: ["4.6"] }, on: { RESEND_REQUESTED: "sending" } },
    undelivered: { meta: { spec: ["4.6", "8.9"] }, on: { RESEND_REQUESTED: "sending" } },
    failed: { meta: { spec: ["8.2", "8.4"] }, on: { RESEND_REQUESTED: "sending" } },
  },
});

export type CallbackResendActor = ActorRefFrom<typeof callbackResend>;
export type CallbackResendSnapshot = SnapshotFrom<typeof callbackResend>;
