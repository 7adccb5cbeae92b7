import { signatureCheck } from "#machines/dashboard/signature-check.ts";
import {
  answerValue,
  atStart,
  contextValue,
  during,
  exactly,
  hasContext,
  noPayload,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const signatureCheckModel = modelOf<typeof signatureCheck>({
  machine: signatureCheck,
  description: "The signature checker of the developer center (2.24)",
  input: { headers: "X-Timestamp: before", body: "" },
  events: {
    FIELD_TYPED: {
      headers: { field: "headers", value: "X-Timestamp: now" },
      body: { field: "body", value: "{}\n" },
      secret: { field: "secret", value: " as_secret " },
      "no secret": { field: "secret", value: "" },
    },
    ...noPayload("SUBMITTED"),
  },
  answers: { check: { genuine: { kind: "genuine" }, stale: { kind: "stale", minutes: 12 } } },
  quietFailures: { check: "the state impossible shows that the browser cannot check" },
  stateKey: ({ fields: { headers, body, secret } }) => ({
    headers: headers !== "",
    body: body !== "",
    secret: secret !== "",
  }),
  always: {
    "a verdict exists only for the checked fields (2.24)": ({ value, context }) =>
      value === "checked" || context.verdict === null,
    "a check needs all fields (2.24)": ({ value, context: { fields } }) =>
      value === "typing" || Object.values(fields).every((field) => field !== ""),
  },
  overTime: {
    "no check starts before it is requested (2.24)": when(atStart).then(
      exactly({ state: "typing" }),
      hasContext({ fields: { headers: "X-Timestamp: before", body: "", secret: "" } }),
    ),
    "submitting checks the fields as they are (2.24)": when(
      "SUBMITTED",
      ({ before, after }) => before?.value !== "checking" && after.value === "checking",
    ).exactly({ state: "checking", calls: { check: contextValue("fields") }, context: { verdict: null } }),
    "submitting again checks again (2.24)": when("SUBMITTED")
      .from("checked", "impossible")
      .exactly({ state: "checking", calls: { check: contextValue("fields") }, context: { verdict: null } }),
    "no check starts during another (2.24)": during("checking").only("FIELD_TYPED", "check answers", "check fails"),
    "the verdict is the result of the check (2.24)": when("check answers").exactly({
      state: "checked",
      context: { verdict: answerValue },
    }),
    "a failed check leads to the impossible state (2.24)": when("check fails").exactly({ state: "impossible" }),
  },
});
