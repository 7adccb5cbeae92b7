import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const resourceModel = modelOf<typeof resource>({
  machine: resource,
  about: "Anything that is loaded once for a screen (2.24)",
  input: { wanted: null },
  events: { REFRESHED: plain },
  answers: { load: { accepted: accepted("a value"), refused: refusal() } },
  stateKey: () => ({}),
  always: {
    "what failed says why (8.2, 8.4)": ({ value, context }) => value !== "failed" || context.problem !== null,
    "what was loaded is there (8.4)": ({ value, context }) => value !== "loaded" || context.value !== null,
  },
});
