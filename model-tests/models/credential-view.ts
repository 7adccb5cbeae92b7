import { isDeepStrictEqual } from "node:util";
import { credentialView } from "#machines/applications/credential-view.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  after,
  all,
  any,
  atStart,
  type Condition,
  during,
  exactly,
  fromState,
  hasCall,
  hasContext,
  inState,
  type Moment,
  never,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";
import { gateSnapshots } from "./gate-snapshots.ts";

const CREDENTIALS = { appKey: "fixture-key", appSecret: "fixture-secret" };
const LATER = { ...CREDENTIALS, appSecret: "fixture-later-secret" };

const hasOldSecret: Condition = ({ before }) => Boolean(before?.context.credentials?.oldSecretUntil);

export const credentialViewModel = modelOf<typeof credentialView>({
  machine: credentialView,
  description: "The credentials of an application behind the gate (3.7, 4.5, 6.5)",
  input: { code: "APP1000200030", email: "merchant@example.com", act: "view" },
  otherInputs: {
    "the secret of another is to be rotated": { code: "APP1000200031", email: "other@example.com", act: "rotate" },
  },
  events: noPayload(
    "ROTATION_REQUESTED",
    "OLD_SECRET_END_REQUESTED",
    "CONFIRMED",
    "REVEAL_REQUESTED",
    "HIDE_REQUESTED",
    "FOCUS_LOST",
    "COPY_REQUESTED",
    "COPY_NOTICE_ENDED",
    "RETRIED",
    "DISMISSED",
  ),
  answers: {
    loadCredentials: {
      accepted: accepted({ ...CREDENTIALS, oldSecretUntil: null }),
      "accepted, with an old secret": accepted({ ...LATER, oldSecretUntil: "2026-11-22T03:00:00.000Z" }),
      "refused, verification needed": refusal("2007"),
      "refused otherwise": refusal("2404"),
    },
    copySecret: { done: undefined },
  },
  children: { verification: gateSnapshots("viewCredentials") },
  quietFailures: { copySecret: "the state available.copy.failed shows it" },
  stateKey: ({ act, credentials, proof }) => ({
    act,
    credentials: credentials !== null,
    oldSecret: Boolean(credentials?.oldSecretUntil),
    proof: proof !== null,
  }),
  always: {
    "credentials are in the context only while they are shown (6.5)": ({ value, context }) =>
      (typeof value === "object") === (context.credentials !== null),
    "the proof is kept only for loading and retrying (4.5)": ({ value, context }) =>
      value === "loading" || value === "unavailable" || context.proof === null,
  },
  overTime: {
    "no credentials are loaded before the gate is passed (4.5, 6.5)": never(hasCall("loadCredentials")).before(
      "verification changes (to passed)",
    ),
    "after closing or expiry, credentials are shown only after passing the gate again (6.5)": after(
      inState("expired", "dismissed"),
    )
      .until("verification changes (to passed)")
      .never(any(inState("available"), hasCall("loadCredentials"))),
    "a secret is masked until its reveal is requested (6.5)": never(inState("available.secret.revealed")).before(
      "REVEAL_REQUESTED",
    ),
    "viewing starts at the gate, and a change starts at a confirmation (4.5, 6.5)": when(atStart).then((moment) =>
      inState(moment.after.context.act === "view" ? "verifying" : "asking")(moment),
    ),
    "the gate gets the account and the purpose (4.5, 6.5)": when(
      inState("verifying"),
      not(fromState("verifying")),
    ).then(
      hasCall("verification", (input: object, { after: { context } }) =>
        isDeepStrictEqual(input, {
          email: context.email,
          applicationCode: context.code,
          purpose: context.act === "view" ? "viewCredentials" : "rotateSecret",
        }),
      ),
    ),
    "confirming leads to the gate (4.5)": when("CONFIRMED").from("asking").leadsTo("verifying"),
    "passing the gate makes the chosen call with the proof (4.5, 6.5)": when("verification changes (to passed)").then(
      (moment) => {
        const { act, code } = moment.after.context;
        return exactly({
          state: "loading",
          context: { proof: "fixture-proof", problem: null },
          calls: { loadCredentials: { act, code, proof: "fixture-proof" } },
        })(moment);
      },
    ),
    "dismissing the gate loads no credentials (4.5)": when("verification changes (to dismissed)").then(
      inState("dismissed"),
      not(hasCall("loadCredentials")),
    ),
    "loaded credentials are shown masked for five minutes, and the action is announced (3.7, 6.5)": when(
      onEvent("loadCredentials answers", "accepted", "accepted, with an old secret"),
    ).exactly((moment) => ({
      state: ["available.secret.masked", "available.copy.idle"],
      context: {
        credentials: (credentials: unknown, { step }: Moment) =>
          isDeepStrictEqual(credentials, step?.event["output"].value),
        proof: null,
        problem: null,
        act: "view",
      },
      effects: [["announceDone", { act: moment.before?.context.act }]],
      delays: [300_000],
    })),
    "a refused proof is cleared and leads back to the gate (4.5)": when(
      "loadCredentials answers (refused, verification needed)",
    ).then(inState("verifying"), hasContext({ proof: null, credentials: null })),
    "after a failed or refused load, the view is unavailable (8.2, 8.4)": when(
      any("loadCredentials answers (refused otherwise)", "loadCredentials fails"),
    ).leadsTo("unavailable"),
    "retrying repeats the call with the same proof (8.4)": when("RETRIED")
      .from("unavailable")
      .then((moment) => {
        const { act, code, proof } = moment.after.context;
        return exactly({
          state: "loading",
          context: { problem: null },
          calls: { loadCredentials: { act, code, ...(proof && { proof }) } },
        })(moment);
      }),
    "retrying after expiry leads to the gate (6.5)": when("RETRIED").from("expired").leadsTo("verifying"),
    "rotation needs a confirmation (3.7)": when("ROTATION_REQUESTED", not(hasOldSecret))
      .from("available")
      .exactly({ state: "asking", context: { act: "rotate", credentials: null, proof: null } }),
    "ending the old secret needs a confirmation (3.7)": when("OLD_SECRET_END_REQUESTED", hasOldSecret)
      .from("available")
      .exactly({ state: "asking", context: { act: "endOld", credentials: null, proof: null } }),
    "rotation is ignored with an old secret, and ending it without one (3.7)": when(
      any(all("ROTATION_REQUESTED", hasOldSecret), all("OLD_SECRET_END_REQUESTED", not(hasOldSecret))),
    )
      .from("available")
      .isIgnored(),
    "a revealed secret is masked again after thirty seconds (6.5)": when("REVEAL_REQUESTED")
      .from("available.secret.masked")
      .exactly({ state: "available.secret.revealed", delays: [30_000] }),
    "a revealed secret is masked on request, on lost focus, or after the delay (6.5)": when(
      any("HIDE_REQUESTED", "FOCUS_LOST", "revealDelay elapses"),
    )
      .from("available.secret.revealed")
      .exactly({ state: "available.secret.masked" }),
    "masking a masked secret and revealing a revealed one are ignored (6.5)": when(
      any(
        all(any("HIDE_REQUESTED", "FOCUS_LOST"), fromState("available.secret.masked")),
        all("REVEAL_REQUESTED", fromState("available.secret.revealed")),
      ),
    ).isIgnored(),
    "each copy request copies the secret only (8.10)": when("COPY_REQUESTED")
      .from("available.copy.idle", "available.copy.copied", "available.copy.failed")
      .then((moment) => {
        const { appSecret } = moment.after.context.credentials;
        return exactly({ state: "available.copy.copying", calls: { copySecret: { appSecret } } })(moment);
      }),
    "the result of the copy is shown (8.10)": when(any("copySecret answers", "copySecret fails")).then((moment) =>
      exactly({ state: onEvent("copySecret fails")(moment) ? "available.copy.failed" : "available.copy.copied" })(
        moment,
      ),
    ),
    "the copy notice ends (8.10)": when("COPY_NOTICE_ENDED")
      .from("available.copy.copied", "available.copy.failed")
      .exactly({ state: "available.copy.idle" }),
    "copy events are ignored while copying (8.10)": when(any("COPY_REQUESTED", "COPY_NOTICE_ENDED"))
      .from("available.copy.copying")
      .isIgnored(),
    "at the gate, only its result or a dismissal has an effect (4.5)": during("verifying").only(
      "verification changes",
      "DISMISSED",
    ),
    "confirming is ignored without a question (4.5)": when("CONFIRMED", not(fromState("asking"))).isIgnored(),
  },
  // The paths begin after this state; the machine's own test covers it for each act.
  excused: Object.fromEntries(
    [
      "opening",
      "opening: always (1) → verifying",
      "opening: always (2) → asking",
      "opening: always (1) → verifying – holds",
      "opening: always (1) → verifying – does not hold",
    ].map((element) => [element, { reason: "The machine leaves the state at once." }]),
  ),
});
