import { listArrivals } from "#machines/shell/list-arrivals.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const listArrivalsModel = modelOf<typeof listArrivals>({
  machine: listArrivals,
  about: "New records that a list's filters hide (2.26)",
  input: undefined,
  events: { LOOKED: plain, NEWEST_SHOWN: { "the first": { codes: ["1"] } }, DISMISSED: plain },
  answers: { loadNewest: { "the same": accepted(["1"]), "a new one": accepted(["2", "1"]), refused: refusal() } },
  stateKey: ({ known, arrived }) => ({ known, arrived }),
  always: {
    "what is known is not told as new (2.26)": ({ context }) =>
      context.arrived.every((code) => !context.known?.includes(code)),
  },
});
