import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, message, text, word } from "#contracts/pact/matchers.ts";
import { loadProfile } from "./load-profile.ts";

const exchange = consumerPact(import.meta.url);
const path = "/api/user/logout";

/** What the console shows of any profile (3.3): every field, an empty text where nothing is known. */
function contractedProfile() {
  return {
    accountId: word("100234"),
    email: message("merchant@example.com"),
    ...{ nickName: text("Lin"), name: text(""), avatar: text(""), role: text("") },
    ...{ job: text(""), jobName: text(""), organization: text(""), organizationName: text("") },
    ...{ location: text(""), locationName: text(""), introduction: text(""), personalWebsite: text("") },
    ...{ phone: text(""), certification: text(""), registrationDate: text("2026-11-20T09:41:00.000Z") },
  };
}

const FILLED_IN = {
  nickName: "Lin Trading",
  name: "Lin Mei",
  job: "Owner",
  organization: "Lin Trading",
  location: "Taipei",
  introduction: "Sells tea.",
  personalWebsite: "https://shop.example/lin",
  phone: "+886 2 1234 5678",
};

test("what a merchant filled in comes back as it was (3.3, 7.8, 7.14)", async () => {
  const filledIn = Object.entries(FILLED_IN).map(([field, value]) => [field, exactly(value)]);
  const answer = await exchange(
    {
      description: "the profile that a merchant filled in",
      clauses: ["3.3", "7.8", "7.14"],
      given: [{ state: "a merchant with a profile", params: FILLED_IN }],
      request: { method: "GET", path, query: { id: chosen("userId", "100234") }, signedIn: true },
      answer: accepted({ ...contractedProfile(), ...Object.fromEntries(filledIn) }),
    },
    (send) => loadProfile(send, "100234"),
  );
  expect(answer).toMatchObject({ accepted: true, value: FILLED_IN });
});

test("a signed-in merchant's profile is loaded (3.3, 7.8)", { tags: ["7.8.a"] }, async () => {
  const answer = await exchange(
    {
      description: "the profile of a signed-in merchant",
      clauses: ["3.3", "7.1", "7.8"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "GET", path, query: { id: chosen("userId", "100234") }, signedIn: true },
      answer: accepted(contractedProfile()),
    },
    (send) => loadProfile(send, "100234"),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { accountId: "100234", email: "merchant@example.com", nickName: "Lin", role: "" },
  });
});
