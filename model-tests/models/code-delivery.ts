import { codeDelivery } from "#machines/account/code-delivery.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  atStart,
  type Condition,
  exactly,
  hasContext,
  ignored,
  type Moment,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const emailOf = ({ step }: Moment): string => step?.event["email"].replace("mailto:", "");

const sends: Condition = (moment) => {
  const email = emailOf(moment);
  const { purpose } = moment.after.context;
  return exactly({ state: "sending", context: { email, problem: null }, calls: { sendCode: { email, purpose } } })(
    moment,
  );
};

export const codeDeliveryModel = modelOf<typeof codeDelivery>({
  machine: codeDelivery,
  description: "Having a verification code sent (2.22, 7.4)",
  input: { purpose: "resetPassword" },
  events: {
    SEND_REQUESTED: {
      "to an address": { email: "mailto:merchant@example.com" },
      "to another": { email: "another@example.com" },
      "to an invalid address": { email: "merchant" },
    },
  },
  answers: { sendCode: { accepted: accepted(null), refused: refusal("2005") } },
  stateKey: ({ email }) => ({ address: email.includes("@"), "the other address": email.startsWith("another") }),
  always: {
    "a code is sent to a valid email address only (5.2)": ({ value, context }) =>
      value === "unsent" || context.email.includes("@"),
  },
  overTime: {
    "initially there is no address (2.22)": when(atStart).then(exactly({ state: "unsent" }), hasContext({ email: "" })),
    "a code is sent to the requested address, with its purpose (7.4)": when(
      onEvent("SEND_REQUESTED", "to an address", "to another"),
    )
      .from("unsent", "resendPossible")
      .then(sends),
    "during the minute after a code, only another address can get one (2.22)": when(
      onEvent("SEND_REQUESTED", "to an address", "to another"),
    )
      .from("coolingDown")
      .then((moment) => (emailOf(moment) === moment.before?.context.email ? ignored : sends)(moment)),
    "a code that was sent can be sent again after a minute (2.22)": when("sendCode answers (accepted)").exactly({
      state: "coolingDown",
      delays: [60_000],
    }),
    "an invalid address shows a problem (5.2)": when("SEND_REQUESTED (to an invalid address)")
      .from("unsent")
      .exactly({ state: "unsent", context: { problem: "emailFormat" } }),
    "a request is ignored while a code is being sent (2.22)": when("SEND_REQUESTED").from("sending").isIgnored(),
  },
});
