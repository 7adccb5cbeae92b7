import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { atStart, during, exactly, fromState, noPayload, onEvent, when } from "#model-tests/engine/index.ts";
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
    "the failed state has a problem (8.2, 8.4)": ({ value, context }) => value !== "failed" || context.problem !== null,
    "the loaded state has a value (8.4)": ({ value, context }) => value !== "loaded" || context.value !== null,
  },
  overTime: {
    "the resource loads at the start (2.24)": when(atStart).then(
      exactly({ state: "loading", calls: { load: "ORD1" } }),
    ),
    "no load starts during another (2.24)": during("loading").only("load answers", "load fails"),
    "a loaded value replaces the current one and clears the problem (8.4)": when(
      onEvent("load answers", "accepted", "accepted, changed"),
    ).then((moment) =>
      exactly({ state: "loaded", context: { value: moment.step?.event["output"].value, problem: null } })(moment),
    ),
    "a failed load keeps the value (8.4)": when("load fails").then(
      exactly({ state: "failed", context: { problem: (problem: unknown) => problem !== null } }),
    ),
    "refreshing repeats the same request (8.4)": when("REFRESHED", fromState("loaded", "failed")).then(
      exactly({ state: "loading", calls: { load: "ORD1" } }),
    ),
  },
});
