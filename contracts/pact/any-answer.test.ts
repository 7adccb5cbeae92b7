import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractViolation, readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { parseJson } from "#contracts/reader/json.ts";
import { CONTRACTED_ROUTES } from "./contracted-routes.ts";
import { readInteractions } from "./written-pact.ts";

/* For any answer, the reader returns a value or throws a ContractViolation that names the field. */

const interactions = readInteractions();
/** Random answers for each call. */
const RUNS = 60;

/** Objects whose conversion to a string or a number throws. */
const AWKWARD = [[{ toString: 1, valueOf: 1 }], { length: { toString: 1, valueOf: 1 } }];

/** An example of the pact with random fields missing or replaced. */
function corrupted(example: unknown): fc.Arbitrary<unknown> {
  const kept = Array.isArray(example)
    ? fc.array(example.length > 0 ? corrupted(example[0]) : fc.jsonValue(), { maxLength: 3 })
    : typeof example === "object" && example !== null
      ? fc.record(Object.fromEntries(Object.entries(example).map(([key, value]) => [key, corrupted(value)])), {
          requiredKeys: [],
        })
      : fc.constant(example);
  return fc.oneof(
    { weight: 12, arbitrary: kept },
    fc.constantFrom(null, "", 0, -1, "7", true, {}, [], ...AWKWARD),
    fc.jsonValue(),
  );
}

describe.each([...CONTRACTED_ROUTES])("%s", (path, { sendExample }) => {
  const exchanges = interactions.filter(({ request }) => `${request.method} ${request.path}` === path);

  test("any answer is read, or rejected with the field and what was expected there", () => {
    const answers = fc.oneof(fc.jsonValue(), ...exchanges.map(({ response }) => corrupted(response.body.content)));
    return fc.assert(
      fc.asyncProperty(answers, fc.constantFrom(...exchanges), async (body, { request }) => {
        const answered: Send = async ({ resData }) => readEnvelope(parseJson(JSON.stringify(body)), resData);
        try {
          const { accepted } = await sendExample(answered, request.body?.content);
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
