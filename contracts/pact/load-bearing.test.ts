import { describe, expect, test } from "vitest";
import { type Answer, ContractViolation, readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { CONTRACTED_ROUTES, routeFor } from "./contracted-routes.ts";
import { changed, fieldsOf, valueAt } from "./fields.ts";
import { readInteractions } from "./written-pact.ts";

/*
 * Whether each contracted field bears load: when the service drops it, sends null or another type in its place, the
 * client must notice: it reads "not known", or nothing at all. A field that the client does not use must not be in the
 * contract, where it binds the service.
 */

/** Something that no field can be read from. */
const odd = (value: unknown) => (typeof value === "object" && value !== null ? 7 : { odd: true });

/** Values that may stand where the example has none: one of them must arrive as another answer. */
const IN_PLACE_OF_NOTHING = ["word", 7, "2026-11-21T03:00:00.000Z"];

/** What the unit of a term says as well where it is a month or a quarter, as in the example. */
const SAID_TWICE = "resData.items.0.terms.0.months";

async function answerTo(call: (send: Send) => Promise<Answer<unknown>>, body: unknown) {
  try {
    return await call(async (request) => readEnvelope(body, request.resData));
  } catch (error) {
    if (error instanceof ContractViolation) return "violation";
    throw error;
  }
}

const interactions = readInteractions();

test("every contracted call is one of the client's, and the other way round", () => {
  const contracted = interactions.map(({ request }) => `${request.method} ${request.path}`);
  expect([...CONTRACTED_ROUTES.keys()].sort()).toEqual([...new Set(contracted)].sort());
});

describe.each(interactions.map(({ description, request, response }) => ({ description, request, response })))(
  "$description",
  ({ request, response }) => {
    const call = (send: Send) => routeFor(request).ask(send, request.body?.content);
    const body = response.body.content;

    const fields = fieldsOf(body).map((path) => [path.join("."), path] as const);

    test.each(fields.filter(([name]) => name !== SAID_TWICE))("would miss %s", async (_name, path) => {
      const usual = await answerTo(call, body);
      expect(usual).not.toBe("violation");
      const answersWith = (values: readonly unknown[]) =>
        Promise.all(
          values.map((value) =>
            answerTo(
              call,
              changed(body, path, () => value),
            ),
          ),
        );

      const value = valueAt(body, path);
      if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
        expect(await answersWith(IN_PLACE_OF_NOTHING)).not.toEqual(IN_PLACE_OF_NOTHING.map(() => usual));
      } else {
        // The reader is tolerant: what is missing arrives as "not known", or breaks the contract. Neither goes unnoticed.
        for (const answer of await answersWith([undefined, null, odd(value)])) expect(answer).not.toEqual(usual);
      }
    });
  },
);
