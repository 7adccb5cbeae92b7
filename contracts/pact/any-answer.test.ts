import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractViolation, readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { parseJson } from "#contracts/reader/json.ts";
import { CONTRACTED_ROUTES } from "./contracted-routes.ts";
import { readInteractions } from "./written-pact.ts";

/* Whatever a service answers, the reader gives a value or throws its own error, which says what was expected where. */

const interactions = readInteractions();
/** Answers for each call; the many come one to a run. */
const RUNS = 60;

/** What cannot be turned into a text, and what has a length that is no number. */
const AWKWARD = [[{ toString: 1, valueOf: 1 }], { length: { toString: 1, valueOf: 1 } }];

/** An example of the pact in which any field may be anything: what it was, nothing, or a value of any shape. */
function spoilt(example: unknown): fc.Arbitrary<unknown> {
  const kept = Array.isArray(example)
    ? fc.array(example.length > 0 ? spoilt(example[0]) : fc.jsonValue(), { maxLength: 3 })
    : typeof example === "object" && example !== null
      ? fc.record(Object.fromEntries(Object.entries(example).map(([key, value]) => [key, spoilt(value)])), {
          requiredKeys: [],
        })
      : fc.constant(example);
  return fc.oneof(
    { weight: 12, arbitrary: kept },
    fc.constantFrom(null, "", 0, -1, "7", true, {}, [], ...AWKWARD),
    fc.jsonValue(),
  );
}

describe.each([...CONTRACTED_ROUTES])("%s", (path, { ask }) => {
  const exchanges = interactions.filter(({ request }) => `${request.method} ${request.path}` === path);

  test("any answer is read, or refused with the field and what was expected there", () => {
    const answers = fc.oneof(fc.jsonValue(), ...exchanges.map(({ response }) => spoilt(response.body.content)));
    return fc.assert(
      fc.asyncProperty(answers, fc.constantFrom(...exchanges), async (body, { request }) => {
        const answered: Send = async ({ resData }) => readEnvelope(parseJson(JSON.stringify(body)), resData);
        try {
          const { accepted } = await ask(answered, request.body?.content);
          expect(typeof accepted).toBe("boolean");
        } catch (error) {
          expect(error).toBeInstanceOf(ContractViolation);
          expect(error).toMatchObject({ field: expect.any(String), expected: expect.stringMatching(/./) });
        }
      }),
      { numRuns: RUNS },
    );
  });
});
