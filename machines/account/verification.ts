/**
 * The email verification gate before editing an application or seeing its credentials (4.5, 6.5). Requests a code when
 * it opens. Ends in `passed`, with the proof for the gated call, or in `dismissed`.
 */

import { type ActorRefFrom, and, assign, fromPromise, type SnapshotFrom, sendTo, setup, stateIn } from "xstate";
import type { GateCode, GatePass } from "#contracts/account/pass-gate.ts";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#contracts/problem.ts";
import { typedCode } from "#contracts/typed/code.ts";
import { accepted, failed, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { type CodeDeliverySnapshot, codeDelivery } from "./code-delivery.ts";

export const verification = withService(
  setup({
    types: {
      input: {} as { email: string; purpose: GatePurpose; applicationCode: string },
      context: {} as {
        email: string;
        purpose: GatePurpose;
        /** The proof is valid only for this application. */
        applicationCode: string;
        code: string;
        /** Null before the gate is passed, "" if the service answered none (7.6). */
        proof: string | null;
        problem: Problem | null;
      },
      output: {} as { proof: string | null },
      events: {} as { type: "CODE_TYPED"; code: string } | { type: "CODE_SUBMITTED" } | { type: "DISMISSED" },
      children: {} as { codeDelivery: "codeDelivery" },
      tags: {} as "busy",
    },
    actors: {
      codeDelivery,
      checkCode: fromPromise<Answer<GatePass>, GateCode>(unprovided),
    },
    guards: {
      codeIsReadable: ({ context }) => typedCode(context.code) !== null,
    },
    actions: {
      setCode: assign({ code: (_, code: string) => code, problem: null }),
      clearCode: assign({ code: "" }),
      setProof: assign({ proof: (_, answer: Answer<GatePass>) => (answer.accepted ? answer.value.proof : null) }),
      announcePassed: unprovided,
      requestCode: sendTo("codeDelivery", ({ context: { email } }) => ({ type: "SEND_REQUESTED", email })),
    },
  }),
).createMachine({
  id: "verification",
  context: ({ input }) => ({ ...input, code: "", proof: null, problem: null }),
  output: ({ context }) => ({ proof: context.proof }),
  initial: "open",
  states: {
    open: {
      initial: "unsent",
      on: { DISMISSED: "dismissed" },
      invoke: {
        id: "codeDelivery",
        src: "codeDelivery",
        input: ({ context }) => ({ purpose: context.purpose }),
        onSnapshot: {
          // Only the first code opens the field: a later one must not interrupt a check.
          guard: and([stateIn({ open: "unsent" }), ({ event }) => hasCode(event.snapshot)]),
          target: ".typing",
        },
      },
      states: {
        unsent: { entry: "requestCode", meta: { spec: ["4.5", "7.4"] } },
        typing: {
          meta: { spec: ["4.5", "5.6"] },
          on: {
            CODE_TYPED: { actions: { type: "setCode", params: ({ event }) => event.code } },
            CODE_SUBMITTED: { guard: "codeIsReadable", target: "checking" },
          },
        },
        checking: {
          meta: { spec: ["4.5", "7.6"] },
          tags: "busy",
          entry: "clearProblem",
          invoke: {
            id: "checkCode",
            src: "checkCode",
            input: ({ context: { email, code, purpose, applicationCode } }) => ({
              ...{ email, code: typedCode(code) ?? "", purpose, applicationCode },
            }),
            onDone: [accepted("#verification.passed", "setProof", "announcePassed"), refused("typing")],
            onError: failed("typing"),
          },
        },
      },
    },
    passed: { type: "final", entry: "clearCode", meta: { spec: ["6.5", "8.10"] } },
    dismissed: { type: "final", entry: "clearCode" },
  },
});

/** Whether a code was sent: just now, or so recently that the service refuses to send another. */
function hasCode(delivery: CodeDeliverySnapshot): boolean {
  const { problem } = delivery.context;
  const isTooSoon =
    typeof problem === "object" && problem?.kind === "refused" && problem.errCode === PROPOSED_CODES.tooManyRequests;
  return delivery.hasTag("sent") || isTooSoon;
}

export type VerificationActor = ActorRefFrom<typeof verification>;
export type VerificationSnapshot = SnapshotFrom<typeof verification>;
