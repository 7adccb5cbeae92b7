import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen } from "#contracts/pact/matchers.ts";
import { logout } from "./logout.call.ts";

const exchange = consumerPact(import.meta.url);

test("a signed-in merchant signs out (7.7)", { tags: ["7.7.a"] }, async () => {
  const answer = await exchange(
    {
      description: "a sign-out",
      clauses: ["7.1", "7.7"],
      given: [{ state: "a signed-in merchant" }],
      request: { of: logout, query: { uid: chosen("userId", "100234") }, signedIn: true },
      answer: accepted(),
    },
    (send) => logout(send, { uid: "100234" }),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});
