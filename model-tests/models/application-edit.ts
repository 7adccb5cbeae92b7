import { applicationEdit } from "#machines/applications/application-edit.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { modelOf, plain } from "#model-tests/model.ts";
import { gateSnapshots } from "./gate-snapshots.ts";

export const applicationEditModel = modelOf<typeof applicationEdit>({
  machine: applicationEdit,
  about: "Editing an application behind the gate (2.27, 4.5, 6.5)",
  input: { code: SAMPLE_APPLICATION.code, email: "merchant@example.com" },
  events: {
    FIELD_TYPED: {
      name: { field: "name", value: "Web shop Europe" },
      "no name": { field: "name", value: " " },
    },
    STATUS_CHOSEN: { disabled: { status: "disabled" } },
    SUBMITTED: plain,
    RETRIED: plain,
    DISMISSED: plain,
  },
  answers: {
    loadApplication: { accepted: accepted(SAMPLE_APPLICATION), refused: refusal("2404") },
    updateApplication: {
      accepted: accepted(SAMPLE_APPLICATION),
      "refused, verification needed": refusal("2007"),
      "refused otherwise": refusal("1001"),
    },
  },
  children: { verification: gateSnapshots("editApplication") },
  stateKey: ({ fields, proof }) => ({ name: fields.name.trim() !== "", proof: proof !== null }),
  always: {
    "nothing is edited or saved without having passed the gate (4.5, 6.5)": ({ value, context }) =>
      !/loading|unavailable|editing|saving/.test(JSON.stringify(value)) || context.proof !== null,
    "no proof is left at the gate or at the end (6.5)": ({ value, context }) =>
      !/verifying|saved|dismissed/.test(JSON.stringify(value)) || context.proof === null,
    "nothing is saved without a name (5.1)": ({ value, context }) =>
      value !== "saving" || context.fields.name.trim() !== "",
  },
});
