import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, instant, word } from "#contracts/pact/matchers.ts";
import { endOldSecret } from "./end-old-secret.call.ts";
import { rotateSecret } from "./rotate-secret.call.ts";

const exchange = consumerPact(import.meta.url);
const request = { code: "APP3071884260", proof: "example-proof" };
const body = { code: chosen("applicationCode", request.code), proof: chosen("proof", request.proof) };
const credentials = { appKey: word("ak_5f0c1d"), appSecret: word("as_77c41b") };
const pastTheGate = [
  { state: "a merchant past the gate of an application", params: { gate: "rotateSecret" } },
] as const;
const until = "2026-11-22T03:00:00.000Z";

test("a rotation answers the new AppSecret and the expiry of the old one (3.7, 4.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "a rotation of the AppSecret with a fresh proof",
      clauses: ["3.7", "4.5", "6.5", "7.16"],
      proposed: true,
      given: pastTheGate,
      request: { of: rotateSecret, body, signedIn: true },
      answer: accepted({ ...credentials, oldSecretUntil: instant(until) }),
    },
    (send) => rotateSecret(send, request),
  );
  expect(answer).toMatchObject({ accepted: true, value: { appSecret: "as_77c41b", oldSecretUntil: until } });
});

test("ending the old AppSecret leaves one (4.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "an old AppSecret that is ended before its time",
      clauses: ["3.7", "4.5", "6.5", "7.16"],
      proposed: true,
      given: pastTheGate,
      request: { of: endOldSecret, body, signedIn: true },
      answer: accepted({ ...credentials, oldSecretUntil: exactly(null) }),
    },
    (send) => endOldSecret(send, request),
  );
  expect(answer).toMatchObject({ accepted: true, value: { appSecret: "as_77c41b", oldSecretUntil: null } });
});
