import { describe, expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { parseJson } from "#contracts/reader/json.ts";
import { routeFor } from "./contracted-routes.ts";
import { SERIALIZERS, writtenBy } from "./serializers.ts";
import { readInteractions, type WrittenInteraction } from "./written-pact.ts";

/* Every answer of the contract, documented and proposed, reads the same however a common platform writes it. */

const FIRST_SIGN_IN = "the sign-in before a merchant's first";

const accepted = readInteractions().filter(
  ({ response }) => Reflect.get(Object(response.body.content), "success") === true,
);

describe.each(Object.entries(SERIALIZERS))("as %s writes it", (_name, serializer) => {
  // Where null says that there was none, what is written in its place says that it is not known.
  const readable = accepted.filter(({ description }) => !("nothing" in serializer && description === FIRST_SIGN_IN));

  test.each(readable.map((exchange) => [exchange.description, exchange] as const))(
    "%s",
    async (_description, exchange) => {
      const { content } = exchange.response.body;
      const body = JSON.stringify(writtenBy(serializer, exchange));
      expect(known(await read(exchange, body))).toEqual(known(await read(exchange, JSON.stringify(content))));
    },
  );
});

/** What the client's own call reads. */
function read({ request }: WrittenInteraction, body: string): Promise<unknown> {
  const answered: Send = async ({ resData }) => readEnvelope(parseJson(body), resData);
  return routeFor(request).ask(answered, request.body?.content);
}

/** What was read, by its value: "29.90" is 29.9, and what is not known may be null or absent. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known);
  if (typeof value === "string") return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null || one === undefined ? [] : [[name, known(one)]])),
  );
}
