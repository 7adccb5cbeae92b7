import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import * as z from "zod/mini";
import { email } from "#contracts/account/credentials.ts";
import { identityProof } from "#contracts/account/identity-login.ts";
import { readForm, readJson } from "#sandbox/http/read-input.ts";
import type { Service } from "#sandbox/service.ts";
import { authorizationRequest, deniedResponse, grantedResponse, PROOF_KINDS } from "./authorization-request.ts";
import { IDENTITY_CLIENT_ID } from "./credential.ts";
import { consentPage, errorPage, responsePage } from "./popup-pages.ts";
import { issueProof } from "./proofs.ts";

const SCRIPTS = ["client.js", "hand-over.js"] as const;

const proofRequest = z.object({
  client_id: z.literal(IDENTITY_CLIENT_ID),
  kind: identityProof.shape.kind,
  email,
  nonce: authorizationRequest.shape.nonce,
});

const choice = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("grant"), email }),
  z.object({ answer: z.literal("deny") }),
]);

/**
 * A simulated script host of an identity provider (2.38, 7.19), below `/sandbox/identity`: the script with the
 * published API, its popup, and an API for programs. It accepts every email without a password.
 */
export function identityRoutes({ db, clock }: Service): Hono {
  const identity = new Hono();
  for (const name of SCRIPTS) {
    identity.get(`/${name}`, async ({ body }) =>
      body(await readFile(new URL(name, import.meta.url), "utf8"), 200, {
        "Content-Type": "text/javascript; charset=utf-8",
      }),
    );
  }
  identity.get("/choose", async ({ req, html }) => {
    const parsed = readRequest(req.query());
    return "fault" in parsed ? html(errorPage(parsed.fault), 400) : html(consentPage(parsed.question, null));
  });
  identity.post("/choose", async ({ req, html }) => {
    const parsed = readRequest(req.query());
    if ("fault" in parsed) return html(errorPage(parsed.fault), 400);
    const chosen = z.safeParse(choice, await readForm(req));
    if (!chosen.success) return html(consentPage(parsed.question, "That is no email address."), 400);
    if (chosen.data.answer === "deny") return html(responsePage(parsed.question, deniedResponse(parsed.question)));
    const { response_type, nonce } = parsed.question;
    const proof = await issueProof(db, { kind: PROOF_KINDS[response_type], email: chosen.data.email, nonce }, clock());
    return html(responsePage(parsed.question, grantedResponse(parsed.question, proof)));
  });
  identity.post("/proofs", async ({ req, json }) => {
    const given = z.safeParse(proofRequest, await readJson(req.raw).catch(() => null));
    if (!given.success) return json({ error: z.prettifyError(given.error) }, 400);
    return json({ value: await issueProof(db, given.data, clock()) });
  });
  return identity;
}

function readRequest(query: Record<string, string>) {
  const parsed = z.safeParse(authorizationRequest, query);
  if (!parsed.success) return { fault: `invalid_request: ${z.prettifyError(parsed.error)}` };
  if (parsed.data.client_id !== IDENTITY_CLIENT_ID) return { fault: "invalid_client: this client is not known here." };
  return { question: parsed.data };
}
