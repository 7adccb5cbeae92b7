import { MAX_ENTRANCES, quickEntrances } from "#machines/dashboard/quick-entrances.ts";
import { exactly, ignored, inState, never, noPayload, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const ALMOST_FULL = Array.from({ length: MAX_ENTRANCES - 1 }, (_, index) => `screen-${index}`);

export const quickEntrancesModel = modelOf<typeof quickEntrances>({
  machine: quickEntrances,
  description: "The quick entrances of the console home (2.24)",
  input: { chosen: ALMOST_FULL },
  events: {
    ...noPayload("CHOICE_REQUESTED"),
    TOGGLED: { one: { name: "wallet" }, another: { name: "appList" }, "the first": { name: "screen-0" } },
    ...noPayload("DISMISSED"),
  },
  answers: {},
  stateKey: ({ chosen }) => ({ chosen: [...chosen].sort() }),
  always: {
    "there are never too many quick entrances (2.24)": ({ context }) => context.chosen.length <= MAX_ENTRANCES,
    "no quick entrance is listed twice (2.24)": ({ context: { chosen } }) => new Set(chosen).size === chosen.length,
  },
  overTime: {
    "a request opens the choice (2.24)": when("CHOICE_REQUESTED").from("shown").leadsTo("choosing"),
    "the choice opens only on request (2.24)": never(inState("choosing")).before("CHOICE_REQUESTED"),
    "toggling removes a chosen entrance, or appends a new one below the maximum (2.24)": when("TOGGLED")
      .from("choosing")
      .then((moment) => {
        const before: string[] = moment.before?.context.chosen;
        const name: string = moment.step?.event["name"];
        if (!before.includes(name) && before.length === MAX_ENTRANCES) return ignored(moment);
        const chosen = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
        return exactly({ context: { chosen }, effects: [["storeChosen", chosen]] })(moment);
      }),
  },
});
