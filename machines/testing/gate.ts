import type { ActorRefFrom } from "xstate";
import type { GateCode, GatePass } from "#contracts/account/pass-gate.ts";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import { verification } from "#machines/account/verification.ts";
import { accepted } from "./answers.ts";
import { deferredCall } from "./deferred-call.ts";

/** The verification gate for a machine under test, and how to go through it. */
export function testGate() {
  const sendCode = deferredCall<Answer<unknown>, CodeRequest>();
  const checkCode = deferredCall<Answer<GatePass>, GateCode>();
  const logic = verification.provide({
    actors: {
      codeDelivery: codeDelivery.provide({ actors: { sendCode: sendCode.logic } }),
      checkCode: checkCode.logic,
    },
    actions: { announcePassed: () => undefined },
  });
  return {
    logic,
    /** What each check was asked. */
    checked: checkCode.asked,
    /** Types the code that was sent, and gets this proof for it. */
    async passes(gate: ActorRefFrom<typeof verification> | undefined, proof: string) {
      if (gate === undefined) throw new Error("There is no gate");
      await sendCode.answers(accepted(null));
      gate.send({ type: "CODE_TYPED", code: "123456" });
      gate.send({ type: "CODE_SUBMITTED" });
      await checkCode.answers(accepted({ proof }));
    },
  };
}
