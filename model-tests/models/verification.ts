import { verification } from "#machines/account/verification.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  atStart,
  exactly,
  hasCall,
  hasEffect,
  inState,
  never,
  noPayload,
  nothing,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

export const verificationModel = modelOf<typeof verification>({
  machine: verification,
  description: "The email verification gate (4.5, 6.5)",
  input: { email: "other@example.com", purpose: "viewCredentials", applicationCode: "another-application" },
  events: {
    CODE_TYPED: { something: { code: " 123 456 " }, nothing: { code: " " } },
    ...noPayload("CODE_SUBMITTED", "DISMISSED"),
  },
  answers: { checkCode: { accepted: accepted({ proof: "fixture-proof" }), refused: refusal("2003") } },
  children: { codeDelivery: deliverySnapshots("viewCredentials") },
  stateKey: ({ code }) => ({ code: code.trim() !== "" }),
  always: {
    "there is no proof before the gate is passed (4.5, 6.5)": ({ value, context }) =>
      (value === "passed") === (context.proof !== null),
    "the code is cleared when the gate ends (4.5)": ({ value, context }) =>
      typeof value === "object" || context.code === "",
  },
  overTime: {
    "the gate is passed only after the service accepted the code (4.5)": never(inState("passed")).before(
      "checkCode answers (accepted)",
    ),
    "an accepted code passes the gate and is announced (4.5, 8.10)": when("checkCode answers (accepted)").then(
      inState("passed"),
      hasEffect("announcePassed"),
    ),
    "no code can be typed before one was sent (4.5)": never(inState("open.typing")).before(
      onEvent("codeDelivery changes", "to sent", "to refused as too soon"),
    ),
    "sending another code does not interrupt a check (4.5)": when("codeDelivery changes")
      .from("open.checking")
      .then(nothing),
    "opening the gate sends a code with its purpose (4.5, 7.4)": when(atStart).exactly((moment) => ({
      state: "open.unsent",
      calls: { codeDelivery: { purpose: moment.after.context.purpose } },
      effects: [["SEND_REQUESTED", { to: "codeDelivery" }]],
    })),
    "a code is checked with the gate's account and purpose (4.5, 7.6)": when(hasCall("checkCode")).then((moment) => {
      const { email, purpose, applicationCode } = moment.after.context;
      return exactly({
        state: "open.checking",
        calls: { checkCode: { email, code: "123456", purpose, applicationCode } },
        context: { problem: null },
      })(moment);
    }),
    "after a failed check, the code can be submitted again (8.4)": when("checkCode fails").leadsTo("open.typing"),
    "typing is ignored while there is no field (4.5)": when("CODE_TYPED")
      .from("open.unsent", "open.checking")
      .isIgnored(),
    "closing the gate does not pass it (4.5)": when("DISMISSED").from("open").leadsTo("dismissed"),
  },
});
