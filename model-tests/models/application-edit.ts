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
  exactly,
  fromState,
  hasCall,
  hasContext,
  ignored,
  inState,
  noPayload,
  not,
  onEvent,
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
const savesWhatWasTyped: Condition = hasCall("updateApplication", (change: object, { after: { context } }) =>
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
    FIELD_TYPED: {
      name: { field: "name", value: " Web shop Europe " },
      "no name": { field: "name", value: " " },
    },
    STATUS_CHOSEN: { enabled: { status: "enabled" } },
    SUBMITTED: noPayload,
    RETRIED: noPayload,
    DISMISSED: noPayload,
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
    "nothing is edited or saved without having passed the gate (4.5, 6.5)": ({ value, context }) =>
      !/loading|unavailable|editing|saving/.test(JSON.stringify(value)) || context.proof !== null,
    "no proof is left at the gate or at the end (6.5)": ({ value, context }) =>
      !/verifying|saved|dismissed/.test(JSON.stringify(value)) || context.proof === null,
    "nothing is saved without a name (5.1)": ({ value, context }) =>
      value !== "saving" || context.fields.name.trim() !== "",
  },
  overTime: {
    "the gate gets the account and the purpose each time (4.5, 6.5)": when(
      any(atStart, onEvent("updateApplication answers", "refused, verification needed")),
    ).then(
      hasCall("verification", (input: object) =>
        isDeepStrictEqual(input, {
          email: "merchant@example.com",
          purpose: "editApplication",
          applicationCode: LOADED.code,
        }),
      ),
    ),
    "who has passed it has the application loaded (2.27, 4.5)": when(
      any(
        all(onEvent("verification changes", "to passed"), fromState("verifying")),
        all(onEvent("RETRIED"), fromState("unavailable")),
      ),
    ).then(
      exactly({
        state: "loading",
        context: { proof: "fixture-proof", problem: null },
        calls: { loadApplication: { code: LOADED.code } },
      }),
    ),
    "what is loaded stands in the form (2.27)": when(onEvent("loadApplication answers", "accepted")).then(
      exactly({ state: "editing.typing", context: { fields: FIELDS, status: "disabled" } }),
    ),
    "who passes it again has saved what they typed, with the new proof (4.5, 6.5)": when(
      onEvent("verification changes", "to passed"),
      fromState("verifyingAgain"),
    ).then(inState("saving"), hasContext({ proof: "fixture-proof", problem: null }), savesWhatWasTyped),
    "who does not pass it edits nothing (4.5)": when(onEvent("verification changes", "to dismissed")).then(
      inState("dismissed"),
      not(any(hasCall("loadApplication"), hasCall("updateApplication"))),
    ),
    "a missing name shows an issue (5.1)": when(
      onEvent("SUBMITTED"),
      fromState("editing"),
      ({ before }) => before?.context.fields.name.trim() === "",
    ).then(exactly({ state: "editing.showingIssues" })),
    "what was typed is saved, and what the service said before forgotten (4.5, 8.4)": when(
      onEvent("SUBMITTED"),
      fromState("editing"),
      ({ before }) => before?.context.fields.name.trim() !== "",
    ).then(inState("saving"), hasContext({ problem: null }), savesWhatWasTyped),
    "another status is chosen (4.5)": when(onEvent("STATUS_CHOSEN"), fromState("editing")).then(
      exactly({ context: { status: "enabled", problem: null } }),
    ),
    "a proof that was used or has expired is asked for again, and what was typed stays (4.5, 6.5)": when(
      onEvent("updateApplication answers", "refused, verification needed"),
    ).then(inState("verifyingAgain"), hasContext({ proof: null })),
    "what was refused for another reason can be mended (8.2, 8.4)": when(
      any(onEvent("updateApplication answers", "refused otherwise"), onEvent("updateApplication fails")),
    ).then(inState("editing.showingIssues")),
    "only what failed to load is tried again (8.4)": when(onEvent("RETRIED"), not(fromState("unavailable"))).then(
      ignored,
    ),
    "what is not there cannot be edited (2.27)": when(
      any(onEvent("FIELD_TYPED"), onEvent("STATUS_CHOSEN"), onEvent("SUBMITTED")),
      not(fromState("editing")),
    ).then(ignored),
  },
});
