import { isDeepStrictEqual } from "node:util";
import type { Application } from "#contracts/applications/application.ts";
import { applicationEdit } from "#machines/applications/application-edit.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import {
  all,
  any,
  atStart,
  type Condition,
  fromState,
  hasCall,
  hasContext,
  inState,
  noPayload,
  not,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";
import { gateSnapshots } from "./gate-snapshots.ts";

const LOADED: Application = {
  ...SAMPLE_APPLICATION,
  code: "APP1000200031",
  withdrawCallback: "https://shop.example/withdraw",
  status: "disabled",
  remark: "Only on weekdays",
};
const { name, address, rechargeCallback, withdrawCallback, remark } = LOADED;
const FIELDS = { name, address, rechargeCallback, withdrawCallback, remark };

/** The call has the typed values and the gate's proof. */
const savesTypedValues: Condition = hasCall("updateApplication", (change: object, { after: { context } }) =>
  isDeepStrictEqual(change, {
    ...FIELDS,
    code: LOADED.code,
    name: context.fields.name.trim(),
    status: context.status,
    proof: "fixture-proof",
  }),
);

export const applicationEditModel = modelOf<typeof applicationEdit>({
  machine: applicationEdit,
  description: "Editing an application behind the gate (2.27, 4.5, 6.5)",
  input: { code: LOADED.code, email: "merchant@example.com" },
  events: {
    FIELD_TYPED: { name: { field: "name", value: " Web shop Europe " }, "no name": { field: "name", value: " " } },
    STATUS_CHOSEN: { enabled: { status: "enabled" } },
    ...noPayload("SUBMITTED", "RETRIED", "DISMISSED"),
  },
  answers: {
    loadApplication: { accepted: accepted(LOADED), refused: refusal("2404") },
    updateApplication: {
      accepted: accepted(LOADED),
      "refused, verification needed": refusal("2007"),
      "refused otherwise": refusal("1001"),
    },
  },
  children: { verification: gateSnapshots("editApplication") },
  stateKey: ({ fields, proof }) => ({ name: fields.name, proof: proof !== null }),
  always: {
    "editing and saving need a proof from the verification gate (4.5, 6.5)": ({ value, context }) =>
      !/loading|unavailable|editing|saving/.test(JSON.stringify(value)) || context.proof !== null,
    "the proof is cleared at the gate and at the end (6.5)": ({ value, context }) =>
      !/verifying|saved|dismissed/.test(JSON.stringify(value)) || context.proof === null,
  },
  overTime: {
    "the verification gate gets the account and the purpose each time (4.5, 6.5)": when(
      any(atStart, "updateApplication answers (refused, verification needed)"),
    ).then(
      hasCall("verification", (input: object) =>
        isDeepStrictEqual(input, {
          email: "merchant@example.com",
          purpose: "editApplication",
          applicationCode: LOADED.code,
        }),
      ),
    ),
    "passing the gate, or retrying, loads the application (2.27, 4.5)": when(
      any(all("verification changes (to passed)", fromState("verifying")), all("RETRIED", fromState("unavailable"))),
    ).exactly({
      state: "loading",
      context: { proof: "fixture-proof", problem: null },
      calls: { loadApplication: { code: LOADED.code } },
    }),
    "the loaded values fill the form (2.27)": when("loadApplication answers (accepted)").exactly({
      state: "editing.typing",
      context: { fields: FIELDS, status: "disabled" },
    }),
    "passing the gate again saves the typed values with the new proof (4.5, 6.5)": when(
      "verification changes (to passed)",
    )
      .from("verifyingAgain")
      .then(inState("saving"), hasContext({ proof: "fixture-proof", problem: null }), savesTypedValues),
    "dismissing the gate makes no call (4.5)": when("verification changes (to dismissed)").then(
      inState("dismissed"),
      not(any(hasCall("loadApplication"), hasCall("updateApplication"))),
    ),
    "a missing name shows an issue (5.1)": when("SUBMITTED", ({ before }) => before?.context.fields.name.trim() === "")
      .from("editing")
      .exactly({ state: "editing.showingIssues" }),
    "submitting saves the typed values and clears the problem (4.5, 8.4)": when(
      "SUBMITTED",
      ({ before }) => before?.context.fields.name.trim() !== "",
    )
      .from("editing")
      .then(inState("saving"), hasContext({ problem: null }), savesTypedValues),
    "choosing a status updates it and clears the problem (4.5)": when("STATUS_CHOSEN")
      .from("editing")
      .exactly({ context: { status: "enabled", problem: null } }),
    "a used or expired proof leads back to the gate, and the typed values are kept (4.5, 6.5)": when(
      "updateApplication answers (refused, verification needed)",
    ).then(inState("verifyingAgain"), hasContext({ proof: null })),
    "after another refusal or a failure the form can be corrected (8.2, 8.4)": when(
      any("updateApplication answers (refused otherwise)", "updateApplication fails"),
    ).leadsTo("editing.showingIssues"),
    "retrying works only after a failed load (8.4)": when("RETRIED", not(fromState("unavailable"))).isIgnored(),
    "nothing can be edited before the application is loaded (2.27)": when(
      any("FIELD_TYPED", "STATUS_CHOSEN", "SUBMITTED"),
      not(fromState("editing")),
    ).isIgnored(),
  },
});
