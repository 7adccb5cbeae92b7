import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { register } from "./register.call.ts";

const exchange = consumerPact(import.meta.url);
const password = "Correct-Horse-7";
const code = "482913";

test("a registration with the code from the email is accepted (7.5)", { tags: ["7.5.a"] }, async () => {
  const email = "newcomer@example.com";
  const answer = await exchange(
    {
      description: "a registration with the code from the e-mail",
      clauses: ["7.5"],
      given: [
        { state: "nobody is registered", params: { email } },
        { state: "a code was sent", params: { email, purpose: "register", code } },
      ],
      request: { of: register, body: { email, code: chosen("code", code), password }, signedIn: false },
      answer: accepted(),
    },
    (send) => register(send, { email, code, password }),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});

test("a code that was never sent is refused (7.5, 8.2)", async () => {
  const email = "newcomer@example.com";
  const body = { email, code: "000000", password };
  const answer = await exchange(
    {
      description: "a registration with a code that was never sent",
      clauses: ["7.5", "8.2"],
      outcome: "wrongCode",
      given: [
        { state: "nobody is registered", params: { email } },
        { state: "a code was sent", params: { email, purpose: "register", code } },
      ],
      request: { of: register, body, signedIn: false },
      answer: refused(),
    },
    (send) => register(send, body),
  );
  expect(answer).toMatchObject({ accepted: false });
});

test("an email that is already registered is refused (5.5, 8.7)", async () => {
  const email = "merchant@example.com";
  const answer = await exchange(
    {
      description: "a registration of an e-mail that is already registered",
      clauses: ["5.5", "7.5", "8.7"],
      outcome: "emailAlreadyRegistered",
      given: [
        { state: "a registered merchant", params: { email, password } },
        { state: "a code was sent", params: { email, purpose: "register", code } },
      ],
      request: { of: register, body: { email, code: chosen("code", code), password }, signedIn: false },
      answer: refused(),
    },
    (send) => register(send, { email, code, password }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
