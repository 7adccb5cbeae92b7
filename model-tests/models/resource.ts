import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { atStart, during, noPayload, onEvent, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const resourceModel = modelOf<typeof resource>({
  machine: resource,
  description: "Anything that is loaded once for a screen (2.24)",
  input: { key: "ORD1" },
  events: noPayload("REFRESHED"),
  answers: {
    load: { accepted: accepted("a value"), "accepted, changed": accepted("another value"), refused: refusal() },
  },
  stateKey: () => ({}),
  always: {
    "the loaded state has a value (8.4)": ({ value, context }) => value !== "loaded" || context.value !== null,
  },
  overTime: {
    "the resource loads at the start (2.24)": when(atStart).exactly({ state: "loading", calls: { load: "ORD1" } }),
    "no load starts during another (2.24)": during("loading").onlyWaitsFor("load"),
    "a loaded value replaces the current one and clears the problem (8.4)": when(
      onEvent("load answers", "accepted", "accepted, changed"),
    ).exactly((moment) => ({ state: "loaded", context: { value: moment.step?.event["output"].value, problem: null } })),
    "a failed load keeps the value (8.4)": when("load fails").exactly({
      state: "failed",
      context: { problem: (problem: unknown) => problem !== null },
    }),
    "refreshing repeats the same request (8.4)": when("REFRESHED")
      .from("loaded", "failed")
      .exactly({ state: "loading", calls: { load: "ORD1" } }),
  },
});
