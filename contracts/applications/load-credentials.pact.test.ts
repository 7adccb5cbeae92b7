import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, instantOrNull, word } from "#contracts/pact/matchers.ts";
import { loadCredentials } from "./load-credentials.call.ts";

const exchange = consumerPact(import.meta.url);
const request = { code: "APP3071884260", proof: "example-proof" };
const code = chosen("applicationCode", request.code);

test("a fresh proof answers the credentials (3.7, 4.5, 6.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "the credentials of an application with a fresh proof",
      clauses: ["2.27", "3.7", "4.5", "6.5", "7.16"],
      proposed: true,
      given: [{ state: "a merchant past the gate of an application", params: { gate: "viewCredentials" } }],
      request: { of: loadCredentials, body: { code, proof: chosen("proof", request.proof) }, signedIn: true },
      answer: accepted({
        appKey: word("ak_5f0c1d"),
        appSecret: word("as_9b2e7a"),
        oldSecretUntil: instantOrNull(null),
      }),
    },
    (send) => loadCredentials(send, request),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { appKey: "ak_5f0c1d", appSecret: "as_9b2e7a", oldSecretUntil: null },
  });
});
