import * as z from "zod/mini";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { version } from "#contracts/pact/finish-pact.ts";
import { ROUTES, type Route } from "#contracts/pact/routes.ts";
import { readInteractions, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { REFUSAL_REASONS } from "#contracts/verification/explain.ts";
import { answerSchema, fieldSchemas, type Schema, unionSchema, withNullableFields } from "./answer-schema.ts";

/** The schema of a refusal (7.2, 8.2). */
const REFUSAL = {
  type: "object",
  properties: {
    success: { type: "boolean", enum: [false] },
    errCode: { type: "string", pattern: "^\\S+$" },
    errMsg: { type: "string", pattern: "\\S" },
  },
  required: ["success", "errCode", "errMsg"],
};

/** A fault of the request (8.4), not a refusal. */
const FAULT = {
  description:
    "No refusal, but a fault of the request itself (8.4): it is no JSON, too large, or for a path that is not there. The console shows the words that it finds.",
  content: {
    "application/json": {
      schema: { anyOf: [{ $ref: "#/components/schemas/Refusal" }, { type: "object" }] },
      example: { success: false, errCode: "2001", errMsg: "The service says why" },
    },
    "application/problem+json": { schema: { type: "object" } },
  },
};

const TAGS = [
  { name: "documented", description: "Calls that the specification shows (7.3 to 7.14)." },
  {
    name: "proposed",
    description: "Calls that the console proposes (7.15, 7.16); decisions.json says what was accepted.",
  },
];

const LANGUAGE = { name: "Language", in: "header", required: true, schema: { type: "string", enum: ALL_LANGUAGES } };

/** The OpenAPI document of the committed pact. */
export function openApi(): ReturnType<typeof JSON.parse> {
  return JSON.parse(JSON.stringify(openApiOf(readInteractions())));
}

/** The contract as an OpenAPI 3.1 document: requests from the console's own schemas, answers from the pact's rules. */
function openApiOf(interactions: readonly WrittenInteraction[]): object {
  const paths: Record<string, object> = {};
  const known = fieldSchemas(interactions.filter(isAccepted).map(schemaOf));
  for (const [call, route] of ROUTES) {
    const [method = "", path = ""] = call.split(" ");
    const exchanges = interactions.filter(({ request }) => `${request.method} ${request.path}` === call);
    // A declined call has none.
    if (exchanges.length === 0) continue;
    const answer = withNullableFields(acceptedSchema(exchanges), known);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, route, exchanges, answer) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Merchant service, as the merchant console uses it", version, license: { name: "UNLICENSED" } },
    servers: [{ url: "/" }],
    tags: TAGS,
    paths,
    components: {
      schemas: { Refusal: REFUSAL },
      responses: { Fault: FAULT },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The accessToken of a sign-in (7.1)." },
      },
    },
  };
}

function operation(
  call: string,
  { summary, request, inQuery, isDocumented, isPublic }: Route,
  exchanges: readonly WrittenInteraction[],
  answer: Schema,
): object {
  const input = wireSchema(request);
  const [accepted = [], refused = []] = [true, false].map((is) => exchanges.filter((one) => isAccepted(one) === is));
  // Mock servers answer the first example, so the most detailed one comes first.
  const mostDetailedFirst = accepted.toSorted((one, other) => answerLength(other) - answerLength(one));
  const asked = mostDetailedFirst[0]?.request;
  const query = Object.entries(inQuery ? (input.properties ?? {}) : {}).map(([name, one]) => ({
    ...{ name, in: "query", required: input.required?.includes(name) ?? false, schema: one },
    example: asked?.query[name]?.[0],
  }));
  return {
    operationId: call.replace(/\W+/g, "_"),
    summary,
    description: descriptionOf(isDocumented, exchanges),
    tags: [isDocumented ? "documented" : "proposed"],
    security: isPublic ? [] : [{ token: [] }],
    parameters: [LANGUAGE, ...query],
    ...(!inQuery && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: input, examples: examplesOf(mostDetailedFirst, ({ request }) => request.body) },
        },
      },
    }),
    responses: {
      "200": {
        description: "The call was accepted, or refused (8.2).",
        content: {
          "application/json": {
            schema: { anyOf: [answer, { $ref: "#/components/schemas/Refusal" }] },
            examples: examplesOf([...mostDetailedFirst, ...refused], ({ response }) => response.body),
          },
        },
      },
      "4XX": { $ref: "#/components/responses/Fault" },
    },
  };
}

const isAccepted = ({ response }: WrittenInteraction) => Reflect.get(Object(response.body.content), "success") === true;

const answerLength = ({ response }: WrittenInteraction) => JSON.stringify(response.body.content).length;

/** Examples by names without special characters. */
function examplesOf(
  exchanges: readonly WrittenInteraction[],
  bodyOf: (exchange: WrittenInteraction) => { content?: unknown } | undefined,
) {
  return Object.fromEntries(
    exchanges.map((exchange) => [
      exchange.description.replace(/[^A-Za-z0-9]+/g, "-"),
      { summary: exchange.description, value: bodyOf(exchange)?.content ?? {} },
    ]),
  );
}

/** The status of a call, and when it is refused. */
function descriptionOf(isDocumented: boolean, exchanges: readonly WrittenInteraction[]): string {
  const clauses = new Set(
    exchanges.flatMap(({ comments }) => comments.references.specification.clauses.replace("clause ", "").split(", ")),
  );
  const standing = exchanges.every(({ pending }) => pending)
    ? "Proposed: nothing of it must hold until it is accepted."
    : isDocumented
      ? "Documented by the specification."
      : "Proposed, and accepted.";
  const outcomes = new Set(exchanges.map(({ comments }) => comments.references.specification.outcome));
  const reasons = Object.entries(REFUSAL_REASONS).flatMap(([outcome, why]) => (outcomes.has(outcome) ? [why] : []));
  return [
    `${standing} Clauses ${[...clauses].join(", ")}.`,
    ...(reasons.length > 0 ? [`Refused where:\n\n${reasons.map((why) => `- ${why}`).join("\n")}`] : []),
  ].join("\n\n");
}

/** The answer of one exchange; without data in the pact, resData may be null. */
function schemaOf(exchange: WrittenInteraction): Schema {
  const { properties, ...schema } = answerSchema(exchange, exchange.response.body.content);
  return { ...schema, properties: { resData: { type: "null" }, ...properties } };
}

/** The accepted answer of a call, in all situations of the pact. */
function acceptedSchema(exchanges: readonly WrittenInteraction[]): Schema {
  const schemas = exchanges.filter(isAccepted).map(schemaOf);
  const merged = schemas.reduce((one, other) => unionSchema(one, other), schemas[0] ?? {});
  return { ...merged, properties: { ...merged.properties, success: Object({ type: "boolean", enum: [true] }) } };
}

/** The JSON Schema of a request. */
function wireSchema(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object(written);
}
