import { signatureCheck } from "#machines/dashboard/signature-check.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const signatureCheckModel = modelOf<typeof signatureCheck>({
  machine: signatureCheck,
  about: "The signature checker of the developer center (2.24)",
  input: { headers: "", body: "" },
  events: {
    FIELD_TYPED: {
      headers: { field: "headers", value: "X-Timestamp: now" },
      body: { field: "body", value: "{}" },
      secret: { field: "secret", value: "as_secret" },
      "no secret": { field: "secret", value: "" },
    },
    SUBMITTED: plain,
  },
  answers: { check: { genuine: { kind: "genuine" }, stale: { kind: "stale", minutes: 12 } } },
  quietly: { check: "a state of its own says it: the browser cannot check at all" },
  stateKey: ({ fields: { headers, body, secret } }) => ({
    headers: headers !== "",
    body: body !== "",
    secret: secret !== "",
  }),
  always: {
    "a verdict is of what stands there (2.24)": ({ value, context }) => value === "checked" || context.verdict === null,
    "nothing is checked by halves (2.24)": ({ value, context: { fields } }) =>
      value === "typing" || Object.values(fields).every((field) => field !== ""),
  },
});
