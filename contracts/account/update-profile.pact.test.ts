import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted } from "#contracts/pact/matchers.ts";
import { updateProfile } from "./update-profile.ts";

const exchange = consumerPact(import.meta.url);

test("a signed-in merchant changes the nickname (2.32, 7.14)", async () => {
  const body = { nickName: "Lin Trading" };
  const answer = await exchange(
    {
      description: "a change of the nickname",
      clauses: ["2.32", "3.3", "7.14"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "POST", path: "/api/User/update", body, signedIn: true },
      answer: accepted(),
    },
    (send) => updateProfile(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});
