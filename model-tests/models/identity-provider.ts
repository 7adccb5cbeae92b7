import { identityProvider } from "#machines/account/identity-provider.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  atStart,
  exactly,
  hadContext,
  hasCall,
  hasContext,
  inState,
  type Moment,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const LOGIN = { accessToken: "fixture-token", userId: "7", email: "", language: "en-US", nickName: "", avatar: "" };

export const identityProviderModel = modelOf<typeof identityProvider>({
  machine: identityProvider,
  description: "Signing in with a third-party identity provider (2.38)",
  input: { clientId: "fixture-client" },
  otherInputs: { "nothing configured": { clientId: null } },
  events: { CHOSEN: { "the code flow": { flow: "code" }, "the token flow": { flow: "token" } } },
  answers: {
    loadScript: { loaded: undefined },
    requestProof: {
      "a proof": { kind: "code", value: "fixture-code" },
      "a token": { kind: "token", value: "fixture-token-of-provider" },
      nothing: { kind: "none" },
    },
    signIn: { accepted: accepted(LOGIN), refused: refusal("2001") },
  },
  stateKey: ({ flow }) => ({ flow }),
  always: {
    "the context contains neither the proof nor a token (2.38)": ({ context }) =>
      !/fixture-code|fixture-token/.test(JSON.stringify(context)),
  },
  overTime: {
    "initially no call is made (2.38)": when(atStart).then(exactly({ state: "idle" }), hasContext({ flow: "code" })),
    "choosing the provider loads its script and stores the chosen flow (2.38, 7.19)": when(
      "CHOSEN",
      hadContext({ clientId: "fixture-client" }),
    )
      .from("idle")
      .exactly({
        state: "loadingScript",
        context: { flow: (flow: unknown, { step }: Moment) => flow === step?.event["flow"], problem: null },
        calls: { loadScript: undefined },
      }),
    "without a client id no provider opens, and a message says so (8.13)": when(
      "CHOSEN",
      hadContext({ clientId: "" }),
    ).then(inState("idle"), not(hasCall("loadScript")), ({ after }) =>
      JSON.stringify(after.context.problem).includes("clientIdMissing"),
    ),
    "the proof is requested with this console's client id and the chosen flow (2.38, 9.10)": when(
      "loadScript answers (loaded)",
    ).exactly((moment) => ({
      state: "requestingProof",
      calls: { requestProof: { clientId: "fixture-client", flow: moment.after.context.flow } },
    })),
    "closing the popup changes nothing (2.38)": when("requestProof answers (nothing)").exactly({ state: "idle" }),
    "a failure of the provider shows a problem and allows another try (8.13)": when(
      any("loadScript fails", "requestProof fails"),
    ).then(inState("idle"), hasContext({ problem: (problem: unknown) => problem !== null })),
    "the proof is sent to the service unchanged (2.38)": when(
      onEvent("requestProof answers", "a proof", "a token"),
    ).exactly((moment) => ({ state: "signingIn", calls: { signIn: moment.step?.event["output"] } })),
    "an accepted proof announces the session (2.38)": when("signIn answers (accepted)").exactly({
      state: "idle",
      effects: [["identified", { session: LOGIN }]],
    }),
    "a refused proof changes nothing else (8.2, 8.4)": when(any("signIn answers (refused)", "signIn fails")).leadsTo(
      "idle",
    ),
  },
});
