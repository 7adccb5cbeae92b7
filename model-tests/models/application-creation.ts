import { isDeepStrictEqual } from "node:util";
import { applicationCreation } from "#machines/applications/application-creation.ts";
import { requestKeyFor } from "#machines/applications/request-key.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { during, hadContext, hasCall, inState, noPayload, not, when } from "#model-tests/engine/index.ts";
import { typingUpdatesField } from "#model-tests/product/forms.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const isComplete = hadContext({
  fields: ({ name, address }: { name: string; address: string }) => name !== "" && address.trim().startsWith("https:"),
});

export const applicationCreationModel = modelOf<typeof applicationCreation>({
  machine: applicationCreation,
  description: "Adding an application (2.27, 3.7)",
  input: { visit: "visit-0001" },
  events: {
    FIELD_TYPED: {
      name: { field: "name", value: " Web shop " },
      address: { field: "address", value: " https://shop.example " },
      "an address without https": { field: "address", value: "http://shop.example" },
      "an address to call back": { field: "rechargeCallback", value: " https://shop.example/paid " },
    },
    ...noPayload("SUBMITTED", "DISMISSED"),
  },
  answers: { createApplication: { accepted: accepted(SAMPLE_APPLICATION), refused: refusal("2201") } },
  stateKey: ({ fields: { name, address, rechargeCallback } }) => ({
    name: name !== "",
    "safe address": address.trim().startsWith("https:"),
    "called back": rechargeCallback !== "",
  }),
  always: {
    "no application is created without a name and an https address (5.1)": ({ value, context: { fields } }) =>
      !JSON.stringify(value).includes("creating") || (fields.name !== "" && fields.address.trim().startsWith("https:")),
  },
  overTime: {
    "typing updates the field (2.27)": typingUpdatesField("open.typing", "open.showingIssues"),
    "a complete form is sent trimmed, with a request key of its own (2.27, 7.16)": when("SUBMITTED", isComplete)
      .from("open.typing", "open.showingIssues")
      .then(
        inState("open.creating"),
        hasCall(
          "createApplication",
          ({ requestKey, ...fields }: Record<string, string>, { after: { context } }) =>
            isDeepStrictEqual(fields, {
              ...{ name: "Web shop", address: "https://shop.example", withdrawCallback: "", remark: "" },
              rechargeCallback: context.fields.rechargeCallback.trim(),
            }) && requestKey === requestKeyFor("visit-0001", fields),
        ),
      ),
    "submitting an incomplete form shows what is missing (5.1)": when("SUBMITTED", not(isComplete))
      .from("open.typing", "open.showingIssues")
      .leadsTo("open.showingIssues"),
    "creation only waits for the service's answer (2.27)": during("open.creating").onlyWaitsFor("createApplication"),
    "after creation the new application opens (2.27)": when("createApplication answers (accepted)").exactly({
      state: "created",
      context: { created: SAMPLE_APPLICATION.code },
    }),
    "a failed call returns to the form (8.4)": when("createApplication fails").leadsTo("open.showingIssues"),
  },
});
