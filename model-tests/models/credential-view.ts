import { credentialView } from "#machines/applications/credential-view.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";
import { gateSnapshots } from "./gate-snapshots.ts";

export const credentialViewModel = modelOf<typeof credentialView>({
  machine: credentialView,
  about: "The credentials of an application behind the gate (3.7, 4.5, 6.5)",
  input: { code: "APP1000200030", email: "merchant@example.com" },
  events: {
    REVEAL_REQUESTED: plain,
    HIDE_REQUESTED: plain,
    FOCUS_LOST: plain,
    COPY_REQUESTED: plain,
    COPY_NOTICE_ENDED: plain,
    RETRIED: plain,
    DISMISSED: plain,
  },
  answers: {
    loadCredentials: {
      accepted: accepted({ appKey: "fixture-key", appSecret: "fixture-secret" }),
      "refused, verification needed": refusal("2007"),
      "refused otherwise": refusal("2404"),
    },
    copySecret: { done: undefined },
  },
  children: { verification: gateSnapshots("viewCredentials") },
  stateKey: ({ credentials, proof }) => ({ credentials: credentials !== null, proof: proof !== null }),
  always: {
    "the credentials are held while they are shown, and nowhere else (6.5)": ({ value, context }) =>
      (typeof value === "object") === (context.credentials !== null),
    "no proof outlives its use (4.5)": ({ value, context }) =>
      value === "loading" || value === "unavailable" || context.proof === null,
  },
});
