import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import { containsControlCharacters } from "#contracts/readable-text.ts";
import { signedInMerchant } from "#sandbox/account/sessions.ts";
import type { Service } from "#sandbox/service.ts";
import { RETRY_SECONDS, unavailableReason } from "#sandbox/storage/unavailable.ts";
import type { Call, Visitor } from "./call.ts";
import { clientAddress } from "./client-address.ts";
import { ENVELOPE, type EnvelopeFormat } from "./envelope.ts";
import { readLanguage } from "./language.ts";
import { isJson, readJson, readQuery } from "./read-input.ts";
import { Refused, serviceUnavailable } from "./refusal.ts";
import { type RequestIdEnv, requestFacts } from "./request-ids.ts";
import { securityEvent } from "./security-event.ts";

type Requests = RequestIdEnv & { Bindings: HttpBindings };

/** The most bytes that a request's body may have. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The deepest nesting of an input: more than any call needs, and no risk for the stack. */
const MAX_DEPTH = 16;

/**
 * The documented service: answers and refusals alike are HTTP 200 with an envelope (7.2, 8.2).
 * Any other status means that the request itself failed (8.4): an unknown path, a body beyond the limit, or a fault of the
 * service; it has an envelope too. The mock calls pass another envelope format (7.18).
 */
export function apiRoutes(service: Service, calls: readonly Call[], format: EnvelopeFormat = ENVELOPE): Hono<Requests> {
  const { accepted, refused } = format;
  const api = new Hono<Requests>();
  api.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  api.use(async ({ req, json }, next) => {
    // JSON needs a CORS preflight, so that other sites' pages cannot send it (7.1).
    if (req.method === "POST" && !isJson(req.raw.headers)) {
      return json(refused(new Refused("invalidInput"), languageOf(req.raw)), 415);
    }
    return next();
  });
  api.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) =>
        context.json(refused(new Refused("invalidInput"), languageOf(context.req.raw)), 413, { Connection: "close" }),
    }),
  );
  for (const call of calls) {
    api.on(call.method, call.path, async (context) => {
      const visitor = visitorOf(service, context.req.raw, context.env.incoming);
      return context.json(accepted(await answer(service, call, context, visitor)));
    });
  }
  api.all("*", ({ req, json }) => json(refused(new Refused("notFound"), languageOf(req.raw)), 404));
  api.onError((error, context) => {
    const { req, json, header } = context;
    const language = languageOf(req.raw);
    if (error instanceof Refused) {
      const event = securityEvent(error.refusal, tokenOf(req.raw));
      if (event) context.set("security", { ...context.var.security, event });
      if (error.waitSeconds !== null) header("Retry-After", String(error.waitSeconds));
      return json(refused(error, language));
    }
    const unavailable = unavailableReason(error);
    if (unavailable) {
      if (unavailable === "busy") service.log(`A call was put off: ${error.message}`, requestFacts(context));
      header("Retry-After", String(RETRY_SECONDS));
      return json(refused(serviceUnavailable(unavailable, RETRY_SECONDS), language), 503);
    }
    if (isConnectionReset(error)) return json(refused(new Refused("invalidInput"), language), 400);
    if (isUnstorable(error)) return json(refused(new Refused("invalidInput"), language));
    if (error instanceof HTTPException) return json(refused(new Refused("invalidInput"), language), error.status);
    service.log(`A call failed: ${error.message}`, requestFacts(context));
    return json(refused(new Refused("internalFault"), language), 500);
  });
  return api;
}

function visitorOf({ settings }: Service, request: Request, incoming: IncomingMessage | undefined): Visitor {
  return {
    language: languageOf(request),
    token: tokenOf(request),
    userAgent: request.headers.get("User-Agent"),
    address: clientAddress(incoming, settings),
  };
}

async function answer(service: Service, call: Call, context: Context<Requests>, visitor: Visitor): Promise<unknown> {
  const request = context.req.raw;
  const { address } = visitor;
  context.set("security", { address });
  if (call.access === "public") return call.answer(service, await readInput(call, request), visitor);
  const merchantId = await signedInMerchant(service, visitor);
  context.set("security", { address, merchantId });
  return call.answer(service, await readInput(call, request), { ...visitor, merchantId });
}

async function readInput(call: Call, request: Request): Promise<unknown> {
  const given = call.inQuery ? readQuery(request) : await readJson(request);
  const unclean = Object.entries(Object(given)).filter(([, value]) => isInvalidText(value, MAX_DEPTH));
  if (unclean.length > 0) throw new Refused("invalidInput", { fields: unclean.map(([name]) => name) });
  const inPath = call.fieldsIn(new URL(request.url).pathname);
  const parsed = z.safeParse(call.input, Object.keys(inPath).length > 0 ? { ...Object(given), ...inPath } : given);
  if (parsed.success) return parsed.data;
  throw new Refused("invalidInput", {
    fields: [...new Set(parsed.error.issues.map(({ path }) => path.join(".")).filter(Boolean))],
  });
}

function isInvalidText(value: unknown, depth: number): boolean {
  if (typeof value === "string") return containsControlCharacters(value);
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((within) => isInvalidText(within, depth - 1));
}

/** A value that no column can hold, such as a number out of range (SQLSTATE class 22), is invalid input, not a fault. */
function isUnstorable(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && /^22\w{3}$/.test(error.code);
}

/** The client disconnected or was too slow: not a fault of the service. */
function isConnectionReset(error: Error): boolean {
  return "code" in error && error.code === "ECONNRESET";
}

function languageOf(request: Request) {
  return readLanguage(request.headers.get("Language"));
}

function tokenOf(request: Request): string | null {
  return /^Bearer (\S{1,512})$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}
