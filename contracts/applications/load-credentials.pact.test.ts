import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, instantOrNull, refused, word } from "#contracts/pact/matchers.ts";
import { loadCredentials } from "./load-credentials.ts";

const exchange = consumerPact(import.meta.url);
const path = "/api/App/Credentials";
const request = { code: "APP3071884260", proof: "example-proof" };
const code = chosen("applicationCode", request.code);

test("the credentials come for a fresh proof (3.7, 4.5, 6.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "the credentials of an application with a fresh proof",
      clauses: ["2.27", "3.7", "4.5", "6.5", "7.16"],
      proposed: true,
      given: [{ state: "a merchant past the gate of an application", params: { gate: "viewCredentials" } }],
      request: { method: "POST", path, body: { code, proof: chosen("proof", request.proof) }, signedIn: true },
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

test("the credentials are refused for a proof that was never given, so that the gate can be asked again (4.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "the credentials of an application without a proof",
      clauses: ["4.5", "6.5", "7.16", "8.2"],
      proposed: true,
      outcome: "verificationNeeded",
      given: [{ state: "a merchant with an application" }],
      request: { method: "POST", path, body: { code, proof: "no-such-proof" }, signedIn: true },
      answer: refused(exactly("2007")),
    },
    (send) => loadCredentials(send, { ...request, proof: "no-such-proof" }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2007", errMsg: "The service says why" });
});

test.each([
  ["a proof of the other gate", "a merchant past the gate of an application", "editApplication"],
  ["a proof that was used", "a merchant with a used proof", "viewCredentials"],
] as const)("%s opens nothing (4.5), proposed", async (proof, state, gate) => {
  const answer = await exchange(
    {
      description: `the credentials of an application with ${proof}`,
      clauses: ["4.5", "6.5", "7.16", "8.2"],
      proposed: true,
      outcome: "verificationNeeded",
      given: [{ state, params: { gate } }],
      request: { method: "POST", path, body: { code, proof: chosen("proof", request.proof) }, signedIn: true },
      answer: refused(exactly("2007")),
    },
    (send) => loadCredentials(send, request),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2007", errMsg: "The service says why" });
});
