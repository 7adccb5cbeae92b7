import { fromPromise } from "xstate";
import { identityLogin } from "#contracts/account/identity-login.call.ts";
import { identityProvider } from "#machines/account/identity-provider.ts";
import type { Services } from "#src/services/services.ts";
import { storedDeviceToken } from "#src/services/stored-session.ts";
import { loadIdentityScript, PROVIDER_SCRIPT } from "./load-script.ts";
import { requestProof } from "./request-proof.ts";

/** Signing in with the identity provider, with its effects (2.38): the provider's library and the proposed call. */
export function provideIdentityProvider({ send, config }: Services) {
  return identityProvider.provide({
    actors: {
      loadScript: fromPromise(() => loadIdentityScript(config.identityScriptUrl ?? PROVIDER_SCRIPT)),
      requestProof: fromPromise(({ input, signal }) => requestProof(input, signal)),
      signIn: fromPromise(({ input, signal }) => identityLogin(send, { ...input, ...storedDeviceToken() }, signal)),
    },
  });
}
