import { identityProvider } from "#machines/account/identity-provider.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  asks,
  exactly,
  happens,
  is,
  type Moment,
  not,
  remembered,
  remembers,
  starts,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const LOGIN = { accessToken: "fixture-token", userId: "7", email: "", language: "en-US", nickName: "", avatar: "" };

export const identityProviderModel = modelOf<typeof identityProvider>({
  machine: identityProvider,
  about: "Signing in with a third-party identity provider (2.38)",
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
    "neither proof nor token is in the context (2.38)": ({ context }) =>
      !/fixture-code|fixture-token/.test(JSON.stringify(context)),
  },
  overTime: {
    "at first nothing is asked of anybody (2.38)": whenever(starts).then(
      exactly({ is: "idle" }),
      remembers({ flow: "code" }),
    ),
    "who is sent to the provider has its script loaded, for the flow that they chose (2.38, 7.19)": whenever(
      happens("CHOSEN"),
      was("idle"),
      remembered({ clientId: "fixture-client" }),
    ).then(
      exactly({
        is: "loadingScript",
        remembers: { flow: (flow: unknown, { step }: Moment) => flow === step?.event["flow"], problem: null },
        asks: { loadScript: undefined },
      }),
    ),
    "without a client id no provider opens, and a message says so (8.13)": whenever(
      happens("CHOSEN"),
      remembered({ clientId: "" }),
    ).then(is("idle"), not(asks("loadScript")), ({ after }) =>
      JSON.stringify(after.context.problem).includes("clientIdMissing"),
    ),
    "the provider is asked for this console, in that flow (2.38, 9.10)": whenever(
      happens("loadScript answers", "loaded"),
    ).then((moment) =>
      exactly({
        is: "asking",
        asks: { requestProof: { clientId: "fixture-client", flow: moment.after.context.flow } },
      })(moment),
    ),
    "closing the popup changes nothing (2.38)": whenever(happens("requestProof answers", "nothing")).then(
      exactly({ is: "idle" }),
    ),
    "what goes wrong at the provider is said, and can be tried again (8.13)": whenever(
      any(happens("loadScript fails"), happens("requestProof fails")),
    ).then(is("idle"), remembers({ problem: (problem: unknown) => problem !== null })),
    "a proof is sent to the service as it came (2.38)": whenever(
      happens("requestProof answers", "a proof", "a token"),
    ).then((moment) => exactly({ is: "signingIn", asks: { signIn: moment.step?.event["output"] } })(moment)),
    "an accepted proof announces the session (2.38)": whenever(happens("signIn answers", "accepted")).then(
      exactly({ is: "idle", does: [["identified", { session: LOGIN }]] }),
    ),
    "a refused proof changes nothing else (8.2, 8.4)": whenever(
      any(happens("signIn answers", "refused"), happens("signIn fails")),
    ).then(is("idle")),
  },
});
