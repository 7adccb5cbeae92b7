import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { DOCUMENTED_CALLS, PUBLIC_CALLS } from "#contracts/pact/documented-calls.ts";
import { version } from "#contracts/pact/finished-pact.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { answerSchema, eitherOf, type Schema } from "./answer-schema.ts";
import { INPUT_IN_QUERY, REQUEST_SCHEMAS } from "./request-schemas.ts";

/** The kept copy of the document, which a change of the contract shows itself in. */
export const OPENAPI_FILE = fileURLToPath(new URL("../openapi/merchant-service.json", import.meta.url));

/** What a refusal looks like (7.2, 8.2), whatever the call. */
const REFUSAL = {
  type: "object",
  properties: {
    success: { type: "boolean", enum: [false] },
    errCode: { type: "string", pattern: "^\\S+$" },
    errMsg: { type: "string", pattern: "\\S" },
  },
  required: ["success", "errCode", "errMsg"],
};

const LANGUAGE = { name: "Language", in: "header", required: true, schema: { type: "string", enum: ALL_LANGUAGES } };

/** The contract as an OpenAPI 3.1 document: requests from the console's own schemas, answers from the pact's rules. */
export function openApiOf(interactions: readonly WrittenInteraction[]): object {
  const paths: Record<string, object> = {};
  for (const [call, schema] of Object.entries(REQUEST_SCHEMAS)) {
    const [method = "", path = ""] = call.split(" ");
    const exchanges = interactions.filter(({ request }) => `${request.method} ${request.path}` === call);
    // One that was declined has none.
    if (exchanges.length === 0) continue;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, schema, exchanges) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Merchant service, as the merchant console uses it", version, license: { name: "UNLICENSED" } },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Refusal: REFUSAL },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The accessToken of a sign-in (7.1)." },
      },
    },
  };
}

function operation(call: string, schema: z.ZodMiniType, exchanges: readonly WrittenInteraction[]): object {
  const input = wireSchema(schema);
  const inQuery = call.startsWith("GET ") || INPUT_IN_QUERY.includes(call);
  const query = Object.entries(inQuery ? (input.properties ?? {}) : {}).map(([name, one]) => ({
    ...{ name, in: "query", required: input.required?.includes(name) ?? false, schema: one },
  }));
  return {
    operationId: call.replace(/\W+/g, "_"),
    summary: exchanges.find(({ comments }) => comments.references.specification.outcome === "accepted")?.description,
    tags: [DOCUMENTED_CALLS.includes(call) ? "documented" : "proposed"],
    security: PUBLIC_CALLS.includes(call) ? [{}] : [{ token: [] }],
    parameters: [LANGUAGE, ...query],
    ...(!inQuery && { requestBody: { required: true, content: { "application/json": { schema: input } } } }),
    responses: {
      "200": {
        description: "The call was accepted, or refused (8.2).",
        content: {
          "application/json": {
            schema: { anyOf: [acceptedSchema(exchanges), { $ref: "#/components/schemas/Refusal" }] },
          },
        },
      },
    },
  };
}

/** What the call answers when it is accepted, in any of the situations of the pact. */
function acceptedSchema(exchanges: readonly WrittenInteraction[]): Schema {
  const accepted = exchanges.filter(({ response }) => Reflect.get(Object(response.body.content), "success") === true);
  const schemas = accepted.map((exchange) => answerSchema(exchange, exchange.response.body.content));
  const merged = schemas.reduce((one, other) => eitherOf(one, other), schemas[0] ?? {});
  return { ...merged, properties: { ...merged.properties, success: Object({ type: "boolean", enum: [true] }) } };
}

/** A schema of the console's as it goes over the wire. */
function wireSchema(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object(written);
}
