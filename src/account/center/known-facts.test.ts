import { expect, test } from "vitest";
import { profile } from "#contracts/account/load-profile.ts";
import { knownFacts } from "./known-facts.ts";

const BARE = { accountId: "7", email: "mei@example.com" };

test("user centre: missing and empty facts are not shown (3.3)", () => {
  expect(knownFacts(profile.parse({ ...BARE, phone: null, job: "", location: "  " }))).toEqual([]);
});

test("user centre: a name is shown instead of its code, if there is one (3.3)", () => {
  const known = profile.parse({ ...BARE, job: "fe", jobName: "Designer", organization: "42", locationName: "台北" });
  expect(knownFacts(known)).toEqual([
    { name: "job", value: "Designer" },
    { name: "organization", value: "42" },
    { name: "location", value: "台北" },
  ]);
});
