import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, refused } from "#contracts/pact/matchers.ts";
import { sendVerificationCode } from "./send-verification-code.call.ts";

const exchange = consumerPact(import.meta.url);

test("a code is sent to a new email address (7.4)", { tags: ["7.4.a"] }, async () => {
  const body = { email: "newcomer@example.com", purpose: "register" } as const;
  const answer = await exchange(
    {
      description: "a code for a registration",
      clauses: ["7.4"],
      given: [{ state: "nobody is registered", params: { email: body.email } }],
      request: { of: sendVerificationCode, body, signedIn: false },
      answer: accepted(),
    },
    (send) => sendVerificationCode(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});

test("a second code right after the first is refused (proposed)", async () => {
  const body = { email: "impatient@example.com", purpose: "register" } as const;
  const answer = await exchange(
    {
      description: "another code right after the first",
      clauses: ["7.4", "8.2"],
      proposed: true,
      outcome: "tooManyRequests",
      given: [
        { state: "nobody is registered", params: { email: body.email } },
        { state: "a code was sent", params: { ...body, code: "482913" } },
      ],
      request: { of: sendVerificationCode, body, signedIn: false },
      answer: refused(),
    },
    (send) => sendVerificationCode(send, body),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
