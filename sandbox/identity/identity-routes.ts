import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import * as z from "zod/mini";
import { email } from "#contracts/account/credentials.ts";
import { identityProof } from "#contracts/account/identity-login.ts";
import { readForm, readJson } from "#sandbox/http/read-input.ts";
import type { Service } from "#sandbox/service.ts";
import { IDENTITY_CLIENT_ID } from "./credential.ts";
import { answerPage, choosePage, faultPage } from "./popup-pages.ts";
import { issueProof } from "./proofs.ts";
import { denied, granted, PROOF_KINDS, question } from "./question.ts";

const SCRIPTS = ["client.js", "hand-over.js"] as const;

const vouching = z.object({
  client_id: z.literal(IDENTITY_CLIENT_ID),
  kind: identityProof.shape.kind,
  email,
  nonce: question.shape.nonce,
});

const choice = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("grant"), email }),
  z.object({ answer: z.literal("deny") }),
]);

/**
 * A local stand-in for an identity provider's script host (2.38, 7.19), below `/sandbox/identity`: the script with the
 * published API, its popup, and the same for programs. It vouches for anybody.
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
    const asked = readQuestion(req.query());
    return "fault" in asked ? html(faultPage(asked.fault), 400) : html(choosePage(asked.question, null));
  });
  identity.post("/choose", async ({ req, html }) => {
    const asked = readQuestion(req.query());
    if ("fault" in asked) return html(faultPage(asked.fault), 400);
    const chosen = z.safeParse(choice, await readForm(req));
    if (!chosen.success) return html(choosePage(asked.question, "That is no e-mail address."), 400);
    if (chosen.data.answer === "deny") return html(answerPage(asked.question, denied(asked.question)));
    const { response_type, nonce } = asked.question;
    const proof = await issueProof(db, { kind: PROOF_KINDS[response_type], email: chosen.data.email, nonce }, clock());
    return html(answerPage(asked.question, granted(asked.question, proof)));
  });
  identity.post("/proofs", async ({ req, json }) => {
    const given = z.safeParse(vouching, await readJson(req.raw).catch(() => null));
    if (!given.success) return json({ error: z.prettifyError(given.error) }, 400);
    return json({ value: await issueProof(db, given.data, clock()) });
  });
  return identity;
}

function readQuestion(query: Record<string, string>) {
  const parsed = z.safeParse(question, query);
  if (!parsed.success) return { fault: `invalid_request: ${z.prettifyError(parsed.error)}` };
  if (parsed.data.client_id !== IDENTITY_CLIENT_ID) return { fault: "invalid_client: this client is not known here." };
  return { question: parsed.data };
}
