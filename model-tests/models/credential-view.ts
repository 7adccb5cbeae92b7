import { credentialView } from "#machines/applications/credential-view.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { any, asks, happens, is, was } from "#model-tests/laws/moment.ts";
import { after, never, whenever } from "#model-tests/laws/over-time.ts";
import { modelOf, plain } from "#model-tests/model.ts";
import { gateSnapshots } from "./gate-snapshots.ts";

const CREDENTIALS = { appKey: "fixture-key", appSecret: "fixture-secret" };

export const credentialViewModel = modelOf<typeof credentialView>({
  machine: credentialView,
  about: "The credentials of an application behind the gate (3.7, 4.5, 6.5)",
  input: { code: "APP1000200030", email: "merchant@example.com", act: "view" },
  otherInputs: {
    "the secret is to be rotated": { code: "APP1000200030", email: "merchant@example.com", act: "rotate" },
  },
  events: {
    ROTATION_REQUESTED: plain,
    OLD_SECRET_END_REQUESTED: plain,
    CONFIRMED: plain,
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
      accepted: accepted({ ...CREDENTIALS, oldSecretUntil: null }),
      "accepted, with an old secret": accepted({ ...CREDENTIALS, oldSecretUntil: "2026-11-22T03:00:00.000Z" }),
      "refused, verification needed": refusal("2007"),
      "refused otherwise": refusal("2404"),
    },
    copySecret: { done: undefined },
  },
  children: { verification: gateSnapshots("viewCredentials") },
  quietly: { copySecret: "a state of its own says it" },
  stateKey: ({ act, credentials, proof }) => ({
    act,
    credentials: credentials !== null,
    oldSecret: Boolean(credentials?.oldSecretUntil),
    proof: proof !== null,
  }),
  always: {
    "the credentials are held while they are shown, and nowhere else (6.5)": ({ value, context }) =>
      (typeof value === "object") === (context.credentials !== null),
    "while the service is asked, no problem of an earlier try is held (8.4)": ({ value, context }) =>
      value !== "loading" || context.problem === null,
    "no proof outlives its use (4.5)": ({ value, context }) =>
      value === "loading" || value === "unavailable" || context.proof === null,
  },
  overTime: {
    "no credentials are asked for before the gate was passed (4.5, 6.5)": never(asks("loadCredentials")).before(
      happens("verification changes", "to passed"),
    ),
    "a secret leaves with its state: who closes it, or lets it expire, passes the gate again (6.5)": after(
      is("expired", "dismissed"),
    )
      .until(happens("verification changes", "to passed"))
      .never(any(is("available"), asks("loadCredentials"))),
    "a secret is masked until somebody asks for it (6.5)": never(is("available.secret.revealed")).before(
      happens("REVEAL_REQUESTED"),
    ),
    "what is revealed is masked again when nobody looks (6.5)": whenever(
      happens("FOCUS_LOST"),
      was("available.secret.revealed"),
    ).then(is("available.secret.masked")),
  },
  // A path begins after it; the machine's own test opens it for each act.
  excused: Object.fromEntries(
    [
      "opening",
      "opening: always (1) → verifying",
      "opening: always (2) → asking",
      "opening: always (1) → verifying – holds",
      "opening: always (1) → verifying – does not hold",
    ].map((element) => [element, "it is left before anybody can see it"]),
  ),
});
