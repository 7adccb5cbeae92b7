import { verification } from "#machines/account/verification.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  asks,
  atMostOnce,
  does,
  exactly,
  happens,
  ignored,
  is,
  never,
  nothing,
  plain,
  starts,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

export const verificationModel = modelOf<typeof verification>({
  machine: verification,
  about: "The e-mail verification gate (4.5, 6.5)",
  input: { email: "other@example.com", purpose: "viewCredentials", applicationCode: "another-application" },
  events: {
    CODE_TYPED: { something: { code: " 123 456 " }, nothing: { code: " " } },
    CODE_SUBMITTED: plain,
    DISMISSED: plain,
  },
  answers: { checkCode: { accepted: accepted({ proof: "fixture-proof" }), refused: refusal("2003") } },
  children: { codeDelivery: deliverySnapshots("viewCredentials") },
  stateKey: ({ code }) => ({ code: code.trim() !== "" }),
  always: {
    "there is no proof before the gate is passed (4.5, 6.5)": ({ value, context }) =>
      (value === "passed") === (context.proof !== null),
    "no code is left behind the gate (4.5)": ({ value, context }) => typeof value === "object" || context.code === "",
    "an empty code is not checked (5.6)": ({ value, context }) =>
      typeof value === "string" || value.open !== "checking" || context.code.trim() !== "",
  },
  overTime: {
    "the gate is passed only after the service accepted the code (4.5)": never(is("passed")).before(
      happens("checkCode answers", "accepted"),
    ),
    "an accepted code passes the gate, and that is announced (4.5, 8.10)": whenever(
      happens("checkCode answers", "accepted"),
    ).then(is("passed"), does("announcePassed")),
    "no code can be typed before one was sent (4.5)": never(is("open.typing")).before(
      happens("codeDelivery changes", "to sent", "to refused as too soon"),
    ),
    "a code is checked once at a time (4.5)": atMostOnce(asks("checkCode")).between(
      any(happens("checkCode answers"), happens("checkCode fails")),
    ),
    "another code that is sent does not break off a check (4.5)": whenever(
      happens("codeDelivery changes"),
      was("open.checking"),
    ).then(nothing),
    "a code is sent for what the gate is for as it opens (4.5, 7.4)": whenever(starts).then((moment) =>
      exactly({
        is: "open.unsent",
        asks: { codeDelivery: { purpose: moment.after.context.purpose } },
        does: [["SEND_REQUESTED", { to: "codeDelivery" }]],
      })(moment),
    ),
    "a code is checked for whom and for what the gate is (4.5, 7.6)": whenever(asks("checkCode")).then((moment) => {
      const { email, purpose, applicationCode } = moment.after.context;
      return exactly({
        is: "open.checking",
        asks: { checkCode: { email, code: "123456", purpose, applicationCode } },
        remembers: { problem: null },
      })(moment);
    }),
    "a code that was not checked can be sent again (8.4)": whenever(happens("checkCode fails")).then(is("open.typing")),
    "a field that is not there is not typed into (4.5)": whenever(
      happens("CODE_TYPED"),
      was("open.unsent", "open.checking"),
    ).then(ignored),
    "closing the gate does not pass it (4.5)": whenever(happens("DISMISSED"), was("open")).then(is("dismissed")),
  },
});
