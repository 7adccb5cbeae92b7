import { describe, expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { parseJson } from "#contracts/reader/json.ts";
import { routeFor } from "./contracted-routes.ts";
import { SERIALIZERS, serializedAnswer } from "./serializers.ts";
import { readInteractions, type WrittenInteraction } from "./written-pact.ts";

/* Every answer of the contract is read the same from each common serializer. */

const FIRST_SIGN_IN = "the sign-in before a merchant's first";

const accepted = readInteractions().filter(
  ({ response }) => Reflect.get(Object(response.body.content), "success") === true,
);

describe.each(Object.entries(SERIALIZERS))("as serialized by %s", (_name, serializer) => {
  // These serializers replace a null that has a meaning.
  const readable = accepted.filter(({ description }) => !("nothing" in serializer && description === FIRST_SIGN_IN));

  test.each(readable.map((exchange) => [exchange.description, exchange] as const))(
    "%s",
    async (_description, exchange) => {
      const { content } = exchange.response.body;
      const body = JSON.stringify(serializedAnswer(serializer, exchange));
      expect(known(await read(exchange, body))).toEqual(known(await read(exchange, JSON.stringify(content))));
    },
  );
});

/** Reads the body with the client's call. */
function read({ request }: WrittenInteraction, body: string): Promise<unknown> {
  const answered: Send = async ({ resData }) => readEnvelope(parseJson(body), resData);
  return routeFor(request).sendExample(answered, request.body?.content);
}

/** Normalizes a value for comparison: "29.90" is 29.9, and null counts as absent. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known);
  if (typeof value === "string") return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null || one === undefined ? [] : [[name, known(one)]])),
  );
}
