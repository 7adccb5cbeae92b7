import { MOST_ENTRANCES, quickEntrances } from "#machines/dashboard/quick-entrances.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const ALMOST_FULL = Array.from({ length: MOST_ENTRANCES - 1 }, (_, index) => `screen-${index}`);

export const quickEntrancesModel = modelOf<typeof quickEntrances>({
  machine: quickEntrances,
  about: "The quick entrances of the console home (2.24)",
  input: { chosen: ALMOST_FULL },
  events: {
    CHOICE_REQUESTED: plain,
    TOGGLED: { one: { name: "wallet" }, another: { name: "appList" } },
    DISMISSED: plain,
  },
  answers: {},
  stateKey: ({ chosen }) => ({ chosen: [...chosen].sort() }),
  always: {
    "there are never more than fit (2.24)": ({ context }) => context.chosen.length <= MOST_ENTRANCES,
    "none stands there twice (2.24)": ({ context: { chosen } }) => new Set(chosen).size === chosen.length,
  },
});
