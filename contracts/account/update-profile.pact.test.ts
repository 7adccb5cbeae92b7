import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted } from "#contracts/pact/matchers.ts";
import { updateProfile } from "./update-profile.call.ts";

const exchange = consumerPact(import.meta.url);

test("a signed-in merchant changes the nickname (2.32, 7.14)", { tags: ["7.14.a"] }, async () => {
  const body = { nickName: "Lin Trading" };
  const answer = await exchange(
    {
      description: "a change of the nickname",
      clauses: ["2.32", "3.3", "7.14"],
      given: [{ state: "a signed-in merchant" }],
      request: { of: updateProfile, body, signedIn: true },
      answer: accepted(),
    },
    (send) => updateProfile(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});

test("a signed-in merchant changes the rest of the profile (3.3, 7.14)", async () => {
  const body = {
    name: "Lin Mei",
    job: "Owner",
    organization: "Lin Trading",
    location: "Taipei",
    introduction: "Sells tea.",
    personalWebsite: "https://shop.example/lin",
    phone: "+886 2 1234 5678",
  };
  const answer = await exchange(
    {
      description: "a change of the profile",
      clauses: ["3.3", "7.14"],
      given: [{ state: "a signed-in merchant" }],
      request: { of: updateProfile, body, signedIn: true },
      answer: accepted(),
    },
    (send) => updateProfile(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});
