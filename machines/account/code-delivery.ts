/**
 * Sends a verification code by email, and again after a wait (2.22, 7.4). Registration and the verification gate run
 * it as a child.
 */

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { isEmail } from "#contracts/account/email-address.ts";
import type { CodePurpose, CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { failed, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The wait before another code to the same address, in milliseconds. */
export const RESEND_DELAY = 60_000;

export const codeDelivery = withService(
  setup({
    types: {
      input: {} as { purpose: CodePurpose },
      context: {} as { purpose: CodePurpose; email: string; problem: Problem | "emailFormat" | null },
      events: {} as { type: "SEND_REQUESTED"; email: string },
      tags: {} as "busy" | "sent",
    },
    actors: { sendCode: fromPromise<Answer<unknown>, CodeRequest>(unprovided) },
    guards: {
      isEmail: (_, email: string) => isEmail(email),
      isAnotherAddress: ({ context }, email: string) => isEmail(email) && typedEmail(email) !== context.email,
    },
    actions: {
      setAddress: assign({ email: (_, email: string) => typedEmail(email), problem: null }),
      recordFormatIssue: assign({ problem: "emailFormat" }),
    },
    delays: { resendDelay: RESEND_DELAY },
  }),
).createMachine({
  id: "codeDelivery",
  context: ({ input }) => ({ purpose: input.purpose, email: "", problem: null }),
  initial: "unsent",
  states: {
    unsent: {
      meta: { spec: ["5.2", "7.4"] },
      on: {
        SEND_REQUESTED: [
          {
            guard: { type: "isEmail", params: ({ event }) => event.email },
            target: "sending",
            actions: { type: "setAddress", params: ({ event }) => event.email },
          },
          { actions: "recordFormatIssue" },
        ],
      },
    },
    sending: {
      meta: { spec: ["7.4"] },
      tags: "busy",
      invoke: {
        id: "sendCode",
        src: "sendCode",
        input: ({ context }) => ({ email: context.email, purpose: context.purpose }),
        onDone: [{ guard: wasAccepted, target: "coolingDown" }, refused("unsent")],
        onError: failed("unsent"),
      },
    },
    coolingDown: {
      meta: { spec: ["2.22", "8.10"] },
      tags: "sent",
      on: {
        // A corrected address needs no wait.
        SEND_REQUESTED: {
          guard: { type: "isAnotherAddress", params: ({ event }) => event.email },
          target: "sending",
          actions: { type: "setAddress", params: ({ event }) => event.email },
        },
      },
      after: { resendDelay: "resendPossible" },
    },
    resendPossible: {
      meta: { spec: ["2.22"] },
      tags: "sent",
      on: {
        SEND_REQUESTED: {
          guard: { type: "isEmail", params: ({ event }) => event.email },
          target: "sending",
          actions: { type: "setAddress", params: ({ event }) => event.email },
        },
      },
    },
  },
});

export type CodeDeliveryActor = ActorRefFrom<typeof codeDelivery>;
export type CodeDeliverySnapshot = SnapshotFrom<typeof codeDelivery>;

/** Why no code was sent to the current address; problems of other addresses no longer apply (5.2). */
export function deliveryProblem({ context: { problem, email: asked } }: CodeDeliverySnapshot, email: string) {
  const isOver = problem === "emailFormat" ? isEmail(email) : typedEmail(email) !== asked;
  return isOver ? null : problem;
}
