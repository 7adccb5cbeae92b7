import { identityProvider } from "#machines/account/identity-provider.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf } from "#model-tests/model.ts";

const LOGIN = { accessToken: "fixture-token", userId: "7", email: "", language: "en-US", nickName: "", avatar: "" };

export const identityProviderModel = modelOf<typeof identityProvider>({
  machine: identityProvider,
  about: "Signing in with a third-party identity provider (2.38)",
  input: { clientId: "fixture-client" },
  otherInputs: { "nothing configured": { clientId: null } },
  events: { CHOSEN: { "the code flow": { flow: "code" }, "the token flow": { flow: "token" } } },
  answers: {
    loadScript: { loaded: undefined },
    requestProof: { "a proof": { kind: "code", value: "fixture-code" }, nothing: { kind: "none" } },
    signIn: { accepted: accepted(LOGIN), refused: refusal("2001") },
  },
  stateKey: ({ flow }) => ({ flow }),
  always: {
    "neither proof nor token is in the context (2.38)": ({ context }) =>
      !/fixture-code|fixture-token/.test(JSON.stringify(context)),
  },
});
