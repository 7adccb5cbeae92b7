import { expect, test } from "vitest";
import { changed } from "#contracts/pact/fields.ts";
import { readInteractions, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { compareContracts, describeDifferences } from "./compare.ts";

const interactions = readInteractions();
const find = (description: string): WrittenInteraction => {
  const found = interactions.find((one) => one.description === description);
  if (!found) throw new Error(`the pact lacks "${description}"`);
  return found;
};
const signIn = find("a sign-in with the right password");
const proposed = find("the packages on sale");

/** The exchange with something changed at a path, such as `request.path`. */
function seeded(exchange: WrittenInteraction, path: string, change: (value: unknown) => unknown): WrittenInteraction {
  return { ...exchange, ...Object(changed(exchange, path.split("/"), change)) };
}

const RULES = "response/matchingRules/body/$.resData.language";
const DATA = "response/body/content/resData";

test("the same contract does not differ from itself", () => {
  expect(compareContracts(interactions, interactions)).toEqual([]);
  expect(describeDifferences([], ["0.1.0", "0.1.0"])).toContain("Nothing differs.");
});

test.each<[string, string, WrittenInteraction, WrittenInteraction]>([
  ["a field more in the answer", "breaking", signIn, seeded(signIn, `${DATA}/tier`, () => "gold")],
  [
    "another rule",
    "breaking",
    signIn,
    seeded(signIn, RULES, () => ({ combine: "AND", matchers: [{ match: "integer" }] })),
  ],
  ["another literal", "breaking", signIn, seeded(signIn, "response/body/content/success", () => false)],
  ["another path", "breaking", signIn, seeded(signIn, "request/path", () => "/api/Login")],
  ["another status", "breaking", signIn, seeded(signIn, "response/status", () => 201)],
  ["a field more in the request", "breaking", signIn, seeded(signIn, "request/body/content/captcha", () => "x")],
  ["another situation", "breaking", signIn, seeded(signIn, "providerStates/0/name", () => "a full moon")],
  ["proposed that became documented", "breaking", { ...proposed, pending: true }, { ...proposed, pending: false }],
  ["documented that became proposed", "additive", signIn, { ...signIn, pending: true }],
  ["a field less in the answer", "additive", signIn, seeded(signIn, `${DATA}/language`, () => undefined)],
  ["anything about a proposed exchange", "additive", proposed, seeded(proposed, "request/path", () => "/api/Packages")],
  ["another example", "words", signIn, seeded(signIn, `${DATA}/language`, () => "th-TH")],
  ["other values in the request", "words", signIn, seeded(signIn, "request/body/content/email", () => "x@example.com")],
  ["other clauses", "words", signIn, seeded(signIn, "comments/references/specification/clauses", () => "clause 7.3")],
])("%s is %s", (_name, weight, before, after) => {
  expect(compareContracts([before], [after]).map((one) => one.weight)).toContain(weight);
  if (weight !== "breaking")
    expect(compareContracts([before], [after]).map((one) => one.weight)).not.toContain("breaking");
});

test("a word more in an enumeration is additive, a word less is breaking", () => {
  const key = "response/matchingRules/body/$.errCode";
  const rule = (words: string) => () => ({
    combine: "AND",
    matchers: [{ match: "type" }, { match: "regex", regex: `^(${words})$` }],
  });
  const [few, many] = ["4010|4011", "4010|4011|4013"].map((words) =>
    seeded(find("POST /api/user/menu without a token"), key, rule(words)),
  );
  if (!few || !many) throw new Error("nothing was seeded");
  expect(compareContracts([few], [many]).map(({ weight }) => weight)).toEqual(["additive"]);
  expect(compareContracts([many], [few]).map(({ weight }) => weight)).toEqual(["breaking"]);
});

test("exchanges that come are breaking where they are documented, and those that go are not", () => {
  expect(compareContracts([], [signIn, { ...proposed, pending: true }]).map(({ weight }) => weight)).toEqual([
    "breaking",
    "additive",
  ]);
  expect(compareContracts([signIn], []).map(({ weight }) => weight)).toEqual(["additive"]);
});
