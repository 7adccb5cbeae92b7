import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, refused } from "#contracts/pact/matchers.ts";
import { updatePassword } from "./update-password.call.ts";

const exchange = consumerPact(import.meta.url);
const password = "Correct-Horse-7";
const given = [{ state: "a signed-in merchant with a password", params: { password } }] as const;

test("a password change with the old password is accepted (2.33, 7.10)", { tags: ["7.10.a"] }, async () => {
  const body = { oldPassword: password, newPassword: "Battery-Staple-8" };
  const answer = await exchange(
    {
      description: "a password change with the old password",
      clauses: ["2.33", "5.3", "7.10"],
      given,
      request: { of: updatePassword, body, signedIn: true },
      answer: accepted(),
    },
    (send) => updatePassword(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});

test("a wrong old password is refused with a message (7.10, 8.2)", async () => {
  const body = { oldPassword: "Wrong-Horse-7", newPassword: "Battery-Staple-8" };
  const answer = await exchange(
    {
      description: "a password change with a wrong old password",
      clauses: ["7.10", "8.2"],
      outcome: "wrongCredentials",
      given,
      request: { of: updatePassword, body, signedIn: true },
      answer: refused(),
    },
    (send) => updatePassword(send, body),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
