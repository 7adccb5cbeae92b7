import { expect, test } from "vitest";
import { contractedCallback } from "#contracts/bills/contracted-record.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen } from "#contracts/pact/matchers.ts";
import { sendTestCallback } from "./test-callback.call.ts";

const exchange = consumerPact(import.meta.url);
const code = "APP3071884260";

test("a test callback answers its attempt (3.7), proposed", async () => {
  const answer = await exchange(
    {
      description: "a test callback to an application's recharge callback address",
      clauses: ["2.27", "3.7", "7.16"],
      proposed: true,
      given: [{ state: "a merchant with an application" }],
      request: {
        of: sendTestCallback,
        body: { code: chosen("applicationCode", code), address: "recharge" },
        signedIn: true,
      },
      answer: accepted({ ...contractedCallback(), reference: "" }),
    },
    (send) => sendTestCallback(send, { code, address: "recharge" }),
  );
  expect(answer).toMatchObject({ accepted: true, value: { reference: "", attempts: [{ answerStatus: 503 }] } });
});
