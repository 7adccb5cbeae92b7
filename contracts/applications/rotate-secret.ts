import type { Send } from "#contracts/http.ts";
import { type CredentialsRequest, credentials } from "./load-credentials.ts";

/** How long the old AppSecret works after a rotation, in hours, unless it is ended before. */
export const OLD_SECRET_HOURS = 24;

/**
 * Gives an application a new AppSecret, and answers it (3.7, 4.5; proposed, 7.16). For a while the old one works as well:
 * callbacks carry the signatures of both. Asked again meanwhile, it answers what there is, so that an answer that was lost
 * costs nobody the secret that still works.
 * @param body its proof is for "rotateSecret".
 */
export function rotateSecret(send: Send, body: CredentialsRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/App/RotateSecret", body, resData: credentials, signal });
}

/** Ends the old AppSecret at once, and answers the one that is left (4.5; proposed, 7.16); `body` as for a rotation. */
export function endOldSecret(send: Send, body: CredentialsRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/App/EndOldSecret", body, resData: credentials, signal });
}
