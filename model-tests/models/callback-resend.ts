import { callbackResend } from "#machines/bills/callback-resend.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { emits, hasCall, hasContext, inState, noPayload, onEvent, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

type Outcome = Parameters<typeof sampleCallback>[0];

/** A callback of two attempts with the status of the last. */
function afterAnother(last: Outcome, first: Outcome) {
  const callback = sampleCallback(last);
  return { ...callback, attempts: [...sampleCallback(first).attempts, ...callback.attempts] };
}

export const callbackResendModel = modelOf<typeof callbackResend>({
  machine: callbackResend,
  description: "Sending a callback again (2.31, 4.6)",
  input: { code: "CB100042" },
  events: noPayload("RESEND_REQUESTED"),
  answers: {
    resendCallback: {
      delivered: accepted(afterAnother("delivered", "undelivered")),
      undelivered: accepted(afterAnother("undelivered", "delivered")),
      refused: refusal("2005"),
    },
  },
  stateKey: ({ problem }) => ({ problem: problem?.kind ?? null }),
  always: {
    "a callback that its receiver rejects is not shown as a failed request (8.9)": ({ value, context }) =>
      (value === "failed") === (context.problem !== null),
  },
  overTime: {
    "each request sends the callback (2.31)": when("RESEND_REQUESTED")
      .from("ready", "delivered", "undelivered", "failed")
      .then(
        inState("sending"),
        hasCall("resendCallback", ({ code }: { code: string }, { after: { context } }) => code === context.code),
      ),
    "the result is reported and kept, delivered or not (2.31, 4.6)": when(
      onEvent("resendCallback answers", "delivered", "undelivered"),
    ).then(
      emits("callbackSent"),
      hasContext(({ sent }: { sent: unknown }) => sent !== null),
    ),
    "a callback accepted by its receiver is shown as delivered (4.6)": when(
      "resendCallback answers (delivered)",
    ).leadsTo("delivered"),
    "a callback rejected by its receiver is shown as undelivered (4.6, 8.9)": when(
      "resendCallback answers (undelivered)",
    ).leadsTo("undelivered"),
  },
});
