import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { contractedCallback } from "./contracted-record.ts";
import { resendCallback } from "./resend-callback.call.ts";

const exchange = consumerPact(import.meta.url);
const code = "CB100042";

test("a resent callback is answered with its attempts (2.31, 4.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "a callback to be sent again",
      clauses: ["2.31", "4.6", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: resendCallback, body: { code: chosen("callbackCode", code) }, signedIn: true },
      answer: accepted(contractedCallback()),
    },
    (send) => resendCallback(send, { code }),
  );
  expect(answer).toMatchObject({ accepted: true, value: { code, attempts: [{ failure: "rejected" }] } });
});

test("a callback that the merchant does not have is refused (2.31), proposed", async () => {
  const answer = await exchange(
    {
      description: "a callback to be sent again that the merchant does not have",
      clauses: ["2.31", "7.16", "8.2"],
      proposed: true,
      outcome: "notFound",
      given: [{ state: "a signed-in merchant" }],
      request: { of: resendCallback, body: { code: "CB-of-another" }, signedIn: true },
      answer: refused(),
    },
    (send) => resendCallback(send, { code: "CB-of-another" }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
