import { connection } from "#machines/shell/connection.ts";
import { atStart, during, noPayload, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const connectionModel = modelOf<typeof connection>({
  machine: connection,
  description: "The device's connection (8.4)",
  input: undefined,
  events: noPayload("WENT_OFFLINE", "WENT_ONLINE"),
  answers: {},
  stateKey: () => ({}),
  // Without a context there is no invariant to check.
  always: {},
  overTime: {
    "an unbroken connection shows no message (8.4)": when(atStart).exactly({ state: "online" }),
    "a lost connection is shown at once, and stays shown (8.4)": when("WENT_OFFLINE")
      .from("online", "restored")
      .exactly({ state: "offline" }),
    "a restored connection is shown for four seconds (8.4)": when("WENT_ONLINE")
      .from("offline")
      .exactly({ state: "restored", delays: [4_000] }),
    "after four seconds the restored notice ends (8.4)": when("noticeDuration elapses").exactly({ state: "online" }),
    "online, only the loss of the connection has an effect (8.4)": during("online").only("WENT_OFFLINE"),
    "offline, only the return of the connection has an effect (8.4)": during("offline").only("WENT_ONLINE"),
    "the restored notice ends by itself or with another loss (8.4)": during("restored").only(
      "WENT_OFFLINE",
      "noticeDuration elapses",
    ),
  },
});
