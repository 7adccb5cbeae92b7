import { Hono } from "hono";
import * as z from "zod/mini";
import { PROVIDER_STATES, type ProviderState, paramsOf } from "#contracts/provider-states.ts";
import { readJson } from "#sandbox/http/read-input.ts";
import type { Service } from "#sandbox/service.ts";
import { STATES } from "./states.ts";

const stateChange = z.object({
  state: z.string(),
  params: z._default(z.record(z.string(), z.unknown()), {}),
  action: z._default(z.enum(["setup", "teardown"]), "setup"),
});
const SHAPE = `The body is JSON such as {"state": "a pending order", "params": {}, "action": "setup"}.`;

/**
 * The endpoint for provider states of Pact verifiers. An unknown state is an error, because verifiers would only warn.
 */
export function stateEndpoint(service: Service): Hono {
  const endpoint = new Hono();
  endpoint.post("/", async ({ req, json }) => {
    const change = stateChange.safeParse(await readJson(req.raw).catch(() => null));
    if (!change.success) return json({ error: SHAPE }, 400);
    const { state, params, action } = change.data;
    if (!isKnown(state)) return json({ error: `The sandbox cannot bring about "${state}".` }, 404);
    if (action === "teardown") return json({});
    const given = paramsOf(state).safeParse(params);
    if (!given.success)
      return json({ error: given.error.issues.map((issue) => wrongParam(state, issue)).join(" ") }, 400);
    // The handler and the params belong to the same state; the compiler sees unions.
    const setUp = STATES[state] as (service: Service, params: unknown) => Promise<Record<string, string>>;
    return json(await setUp(service, given.data));
  });
  return endpoint;
}

function isKnown(state: string): state is ProviderState {
  return Object.hasOwn(PROVIDER_STATES, state);
}

/** A message about an invalid param, with the allowed values. */
function wrongParam(state: ProviderState, issue: z.core.$ZodIssue): string {
  const { shape } = paramsOf(state);
  const names = Object.keys(shape).join(", ");
  if (issue.code === "unrecognized_keys") {
    const takes = names === "" ? "takes no params" : `takes ${names}`;
    return `"${state}" ${takes}, and not ${issue.keys.join(", ")}.`;
  }
  const name = String(issue.path[0]);
  const schema = z.toJSONSchema(z.object(shape), { io: "input", unrepresentable: "any" }).properties?.[name];
  return `"${name}" of "${state}" is not as its schema says: ${JSON.stringify(schema)}.`;
}
