import * as z from "zod/mini";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import type { IdentityFlow, IdentityGrant } from "#machines/account/identity-provider.ts";
import { randomId } from "#src/ui/browser/random-id.ts";
import { identityLibrary } from "./library.ts";

/** The requested scope (9.10). */
const SCOPE = "email profile openid";
const NOTHING: IdentityGrant = { kind: "none" };
const CLAIMS = z.object({ nonce: z.string() });

/**
 * Requests a proof from the identity provider: a code or an access token by popup, or a credential by the one-tap prompt
 * (2.38). Returns `none` when the person closes or denies it.
 * @param signal closes the prompt; a popup stays open.
 * @throws Error when the browser blocks the popup.
 */
export function requestProof(
  { clientId, flow }: { clientId: string; flow: IdentityFlow },
  signal: AbortSignal,
): Promise<IdentityGrant> {
  return flow === "oneTap" ? requestByPrompt(clientId, signal) : requestInPopup(clientId, flow);
}

/** The nonce within a credential (a JWT); undefined where it can't be read. */
function nonceOf(credential: string): string | undefined {
  try {
    const claims = credential.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return CLAIMS.parse(JSON.parse(atob(claims))).nonce;
  } catch {
    return undefined;
  }
}

function requestInPopup(clientId: string, flow: "code" | "token"): Promise<IdentityGrant> {
  const { id, oauth2 } = identityLibrary();
  // The popup replaces the prompt.
  id.cancel();
  return new Promise((resolve, reject) => {
    // Matches the response to this request.
    const mark = randomId();
    const grant = (kind: IdentityProof["kind"], value: string | undefined, state: string | undefined) =>
      resolve(value && state === mark ? { kind, value } : NOTHING);
    const client = {
      client_id: clientId,
      scope: SCOPE,
      state: mark,
      error_callback: ({ type }: { type: string }) =>
        type === "popup_failed_to_open" ? reject(new Error("The popup did not open")) : resolve(NOTHING),
    };
    if (flow === "code") {
      const callback = ({ code, state }: { code?: string; state?: string }) => grant("code", code, state);
      oauth2.initCodeClient({ ...client, callback, ux_mode: "popup" }).requestCode();
    } else {
      const callback = ({ access_token: token, state }: { access_token?: string; state?: string }) =>
        grant("accessToken", token, state);
      oauth2.initTokenClient({ ...client, callback }).requestAccessToken();
    }
  });
}

function requestByPrompt(clientId: string, signal: AbortSignal): Promise<IdentityGrant> {
  const { id } = identityLibrary();
  signal.addEventListener("abort", () => id.cancel(), { once: true });
  return new Promise((resolve) => {
    const nonce = randomId();
    id.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) =>
        resolve(credential && nonceOf(credential) === nonce ? { kind: "credential", value: credential } : NOTHING),
    });
    id.prompt((moment) => {
      const dismissed = moment.isDismissedMoment() && moment.getDismissedReason() !== "credential_returned";
      if (dismissed || moment.isNotDisplayed() || moment.isSkippedMoment()) resolve(NOTHING);
    });
  });
}
