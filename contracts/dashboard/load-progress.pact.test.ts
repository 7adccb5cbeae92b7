import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, flag } from "#contracts/pact/matchers.ts";
import { loadProgress } from "./load-progress.call.ts";

const exchange = consumerPact(import.meta.url);

test("the steps of the access process (2.24), proposed", async () => {
  const example = {
    emailVerified: true,
    packageInForce: false,
    currencyOn: false,
    applicationAdded: true,
    callbackAddressSet: true,
    callbackReceived: false,
    paymentReceived: true,
  };
  const answer = await exchange(
    {
      description: "how far a merchant has come from registering to being paid",
      clauses: ["2.24", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: loadProgress, body: {}, signedIn: true },
      answer: accepted(Object.fromEntries(Object.entries(example).map(([step, done]) => [step, flag(done)]))),
    },
    (send) => loadProgress(send),
  );
  expect(answer).toEqual({ accepted: true, value: example });
});
