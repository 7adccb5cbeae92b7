import { Hono } from "hono";
import * as z from "zod/mini";
import type { Service } from "#sandbox/service.ts";
import { STATES } from "./states.ts";

const stateChange = z.object({
  state: z.string(),
  params: z._default(z.unknown(), {}),
  action: z._default(z.enum(["setup", "teardown"]), "setup"),
});

/**
 * Where a Pact verifier brings about the situations of the contracts. A situation without a handler is an error: the
 * verifier itself would only warn, and pass.
 */
export function stateEndpoint(service: Service): Hono {
  const endpoint = new Hono();
  endpoint.post("/", async ({ req, json }) => {
    const change = stateChange.safeParse(await req.json().catch(() => null));
    if (!change.success) return json({ error: z.prettifyError(change.error) }, 400);
    const { state, params, action } = change.data;
    const setUp = Object.entries(STATES).find(([name]) => name === state)?.[1];
    if (!setUp) return json({ error: `The sandbox cannot bring about "${state}".` }, 404);
    if (action === "teardown") return json({});
    return json(await setUp(service, params));
  });
  endpoint.onError((error, { json }) => {
    if (error instanceof z.core.$ZodError) return json({ error: `params: ${z.prettifyError(error)}` }, 400);
    throw error;
  });
  return endpoint;
}
