import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, count, exactly, instantOrNull, refused } from "#contracts/pact/matchers.ts";
import { contractedApplication } from "./contracted-application.ts";
import { loadApplication } from "./load-application.call.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "a merchant with an application" }] as const;

test("an application is loaded by its code (2.27, 3.7), proposed", async () => {
  const code = "APP3071884260";
  const answer = await exchange(
    {
      description: "one application of the merchant's",
      clauses: ["2.27", "3.7", "7.16"],
      proposed: true,
      given,
      request: { of: loadApplication, body: { code: chosen("applicationCode", code) }, signedIn: true },
      answer: accepted({
        ...contractedApplication(),
        oldSecretUntil: instantOrNull(null),
        lastAttempt: exactly(null),
        failuresInARow: count(0),
      }),
    },
    (send) => loadApplication(send, { code }),
  );
  expect(answer).toMatchObject({ accepted: true, value: { code, name: "Web shop" } });
});

test("an application that the merchant does not have is refused (2.27), proposed", async () => {
  const answer = await exchange(
    {
      description: "an application that the merchant does not have",
      clauses: ["2.27", "7.16", "8.2"],
      proposed: true,
      outcome: "notFound",
      given,
      request: { of: loadApplication, body: { code: "no-such-application" }, signedIn: true },
      answer: refused(),
    },
    (send) => loadApplication(send, { code: "no-such-application" }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
