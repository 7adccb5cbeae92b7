import { callbackResend } from "#machines/bills/callback-resend.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { any, asks, emits, happens, is, plain, remembers, was, whenever } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

type Outcome = Parameters<typeof sampleCallback>[0];

/** A callback of two attempts, of which the last one counts. */
function afterAnother(last: Outcome, first: Outcome) {
  const callback = sampleCallback(last);
  return { ...callback, attempts: [...sampleCallback(first).attempts, ...callback.attempts] };
}

export const callbackResendModel = modelOf<typeof callbackResend>({
  machine: callbackResend,
  about: "Sending a callback again (2.31, 4.6)",
  input: { code: "CB100042" },
  events: { RESEND_REQUESTED: plain },
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
    "each request sends the callback (2.31)": whenever(
      happens("RESEND_REQUESTED"),
      was("ready", "delivered", "undelivered", "failed"),
    ).then(
      is("sending"),
      asks("resendCallback", ({ code }: { code: string }, { after: { context } }) => code === context.code),
    ),
    "nothing is sent twice before the service has answered (2.31)": whenever(asks("resendCallback")).then(
      any(was("ready", "delivered", "undelivered", "failed")),
    ),
    "what was sent is told and remembered, delivered or not (2.31, 4.6)": whenever(
      happens("resendCallback answers", "delivered", "undelivered"),
    ).then(
      emits("callbackSent"),
      remembers(({ sent }: { sent: unknown }) => sent !== null),
    ),
    "a callback that its receiver took is delivered (4.6)": whenever(
      happens("resendCallback answers", "delivered"),
    ).then(is("delivered")),
    "a callback that its receiver did not take is not delivered (4.6, 8.9)": whenever(
      happens("resendCallback answers", "undelivered"),
    ).then(is("undelivered")),
  },
});
