import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { atStart, during, exactly, fromState, noPayload, onEvent, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const resourceModel = modelOf<typeof resource>({
  machine: resource,
  description: "Anything that is loaded once for a screen (2.24)",
  input: { key: "ORD1" },
  events: { REFRESHED: noPayload },
  answers: {
    load: { accepted: accepted("a value"), "accepted, changed": accepted("another value"), refused: refusal() },
  },
  stateKey: () => ({}),
  always: {
    "what failed says why (8.2, 8.4)": ({ value, context }) => value !== "failed" || context.problem !== null,
    "what was loaded is there (8.4)": ({ value, context }) => value !== "loaded" || context.value !== null,
  },
  overTime: {
    "what is wanted is asked for at once (2.24)": when(atStart).then(
      exactly({ state: "loading", calls: { load: "ORD1" } }),
    ),
    "it is not asked for twice at a time (2.24)": during("loading").only("load answers", "load fails"),
    "what comes is shown, and what went wrong forgotten (8.4)": when(
      onEvent("load answers", "accepted", "accepted, changed"),
    ).then((moment) =>
      exactly({ state: "loaded", context: { value: moment.step?.event["output"].value, problem: null } })(moment),
    ),
    "what was there stays where nothing comes (8.4)": when(onEvent("load fails")).then(
      exactly({ state: "failed", context: { problem: (problem: unknown) => problem !== null } }),
    ),
    "refreshing repeats the same request (8.4)": when(onEvent("REFRESHED"), fromState("loaded", "failed")).then(
      exactly({ state: "loading", calls: { load: "ORD1" } }),
    ),
  },
});
