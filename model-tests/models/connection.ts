import { connection } from "#machines/shell/connection.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const connectionModel = modelOf<typeof connection>({
  machine: connection,
  about: "The device's connection (8.4)",
  input: undefined,
  events: { WENT_OFFLINE: plain, WENT_ONLINE: plain },
  answers: {},
  stateKey: () => ({}),
  // It has no context: of a state alone nothing can be said that could be false.
  always: {},
});
