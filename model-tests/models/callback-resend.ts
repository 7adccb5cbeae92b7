import { callbackResend } from "#machines/bills/callback-resend.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const callbackResendModel = modelOf<typeof callbackResend>({
  machine: callbackResend,
  about: "Sending a callback again (2.31, 4.6)",
  input: { code: "CB100042" },
  events: { RESEND_REQUESTED: plain },
  answers: {
    resendCallback: {
      delivered: accepted(sampleCallback("delivered")),
      undelivered: accepted(sampleCallback("undelivered")),
      refused: refusal("2005"),
    },
  },
  stateKey: ({ problem }) => ({ problem: problem?.kind ?? null }),
  always: {
    "a callback that its receiver rejects is not shown as a failed request (8.9)": ({ value, context }) =>
      (value === "failed") === (context.problem !== null),
  },
});
