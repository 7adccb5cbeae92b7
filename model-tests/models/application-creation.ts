import { applicationCreation } from "#machines/applications/application-creation.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { any, asks, happens } from "#model-tests/laws/moment.ts";
import { atMostOnce } from "#model-tests/laws/over-time.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const applicationCreationModel = modelOf<typeof applicationCreation>({
  machine: applicationCreation,
  about: "Adding an application (2.27, 3.7)",
  input: { visit: "visit-0001" },
  events: {
    FIELD_TYPED: {
      name: { field: "name", value: "Web shop" },
      address: { field: "address", value: "https://shop.example" },
      "an address without https": { field: "address", value: "http://shop.example" },
    },
    SUBMITTED: plain,
    DISMISSED: plain,
  },
  answers: { createApplication: { accepted: accepted(SAMPLE_APPLICATION), refused: refusal("2201") } },
  stateKey: ({ fields: { name, address } }) => ({ name: name !== "", "safe address": address.startsWith("https:") }),
  always: {
    "nothing is asked for without a name and a safe address (5.1)": ({ value, context: { fields } }) =>
      !JSON.stringify(value).includes("creating") || (fields.name !== "" && fields.address.startsWith("https:")),
    "what was typed is never lost (8.2)": ({ value, context: { fields } }) => value !== "created" || fields.name !== "",
  },
  overTime: {
    "an application is added once, until the service has said no (2.27)": atMostOnce(asks("createApplication")).between(
      any(happens("createApplication answers", "refused"), happens("createApplication fails")),
    ),
  },
});
