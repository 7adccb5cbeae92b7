import { describe, expect, test } from "vitest";
import { type Answer, ContractViolation, readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { CONTRACTED_ROUTES, routeFor } from "./contracted-routes.ts";
import { changeAt, fieldPaths, valueAt } from "./fields.ts";
import { readInteractions } from "./written-pact.ts";

/*
 * Every field of the contract must be used: if the service omits it, or sends null or another type, the client must read something else. An unused field would bind the service for nothing.
 */

/** A value of another type. */
const wrongType = (value: unknown) => (typeof value === "object" && value !== null ? 7 : { odd: true });

/** Values for fields that are empty in the example: one of them must change the answer. */
const VALUES_FOR_EMPTY = ["word", 7, "2026-11-21T03:00:00.000Z"];

/** In the example, the term's unit gives the same information. */
const REDUNDANT_FIELD = "resData.items.0.terms.0.months";

async function answerTo(call: (send: Send) => Promise<Answer<unknown>>, body: unknown) {
  try {
    return await call(async (request) => readEnvelope(body, request.resData));
  } catch (error) {
    if (error instanceof ContractViolation) return "violation";
    throw error;
  }
}

const interactions = readInteractions();

test("the pact and the client have the same calls", () => {
  const contracted = interactions.map(({ request }) => `${request.method} ${request.path}`);
  expect([...CONTRACTED_ROUTES.keys()].sort()).toEqual([...new Set(contracted)].sort());
});

describe.each(interactions.map(({ description, request, response }) => ({ description, request, response })))(
  "$description",
  ({ request, response }) => {
    const call = (send: Send) => routeFor(request).sendExample(send, request.body?.content);
    const body = response.body.content;

    const fields = fieldPaths(body).map((path) => [path.join("."), path] as const);

    test.each(fields.filter(([name]) => name !== REDUNDANT_FIELD))("the client uses %s", async (_name, path) => {
      const usual = await answerTo(call, body);
      expect(usual).not.toBe("violation");
      const answersWith = (values: readonly unknown[]) =>
        Promise.all(
          values.map((value) =>
            answerTo(
              call,
              changeAt(body, path, () => value),
            ),
          ),
        );

      const value = valueAt(body, path);
      if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
        expect(await answersWith(VALUES_FOR_EMPTY)).not.toEqual(VALUES_FOR_EMPTY.map(() => usual));
      } else {
        // The reader is tolerant: a missing field may be read as unknown, which is another answer too.
        for (const answer of await answersWith([undefined, null, wrongType(value)])) expect(answer).not.toEqual(usual);
      }
    });
  },
);
