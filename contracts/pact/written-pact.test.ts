import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROVIDER_STATES, STATE_ANSWERS } from "#contracts/provider-states.ts";
import { decided, readDecisions } from "./decisions.ts";
import { version } from "./finished-pact.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, readInteractions } from "./written-pact.ts";

const ROOT = new URL("../../", import.meta.url);
const interactions = readInteractions();
const answers: Record<string, readonly string[]> = STATE_ANSWERS;

test("the pacts' folder holds this one pact", () => {
  expect(readdirSync(PACTS_FOLDER).filter((name) => !name.startsWith("."))).toEqual([PACT_FILE_NAME]);
});

test("the pact names the version that it belongs to", () => {
  const { metadata } = JSON.parse(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
  expect(metadata.contract, "run `npm run contracts`").toMatchObject({ version });
});

test("every exchange has a description of its own, by which people speak of it", () => {
  const descriptions = interactions.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("every exchange names its situation: of none, verifiers make an empty name", () => {
  expect(interactions.filter(({ providerStates }) => providerStates.length === 0)).toEqual([]);
});

test("every exchange comes from a test that still exists", () => {
  const gone = interactions.filter(({ comments }) => !existsSync(new URL(comments.testname, ROOT)));
  expect(gone.map(({ description }) => description)).toEqual([]);
});

test("what the specification does not show is proposed, what it shows must hold, and decisions say the rest (7.16)", {
  tags: ["3.14.a", "7.16.a"],
}, () => {
  for (const { pending, comments } of interactions) {
    const { clauses, status } = comments.references.specification;
    expect(clauses).toMatch(/^clause \d+\.\d+(, \d+\.\d+)*$/);
    if (status === "shown") expect(pending).toBe(false);
    if (/\b7\.16\b/.test(clauses)) expect(status).toBe("proposed");
  }
  expect(decided(interactions, readDecisions())).toEqual(interactions);
});

test("every situation is used, unless what needs it was declined, and no other", () => {
  const used = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
  const unused = Object.keys(PROVIDER_STATES).filter((name) => !used.includes(name));
  expect(Object.keys(PROVIDER_STATES)).toEqual(expect.arrayContaining(used));
  if (readDecisions().declined.length === 0) expect(unused).toEqual([]);
});

test("every value that a request takes from its situations is given to one or answered by one", () => {
  for (const { providerStates, request } of interactions) {
    const known = providerStates.flatMap(({ name, params }) => [...Object.keys(params), ...(answers[name] ?? [])]);
    const wanted = [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(wanted));
  }
});

test("every pattern is anchored, and asks for a type beside, unless it allows null", () => {
  const pact = readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8");
  const patterns: string[] = [];
  JSON.parse(pact, (_key, value) => {
    if (!Array.isArray(value?.matchers)) return value;
    const kinds: string[] = value.matchers.map((rule: { match: string }) => rule.match);
    for (const { regex } of value.matchers) {
      if (regex === undefined) continue;
      patterns.push(regex);
      expect(regex).toMatch(/^\^.*\$$/);
      expect(
        ["type", "integer", "null"].some((kind) => kinds.includes(kind)) || regex.includes("application/json"),
      ).toBe(true);
    }
    return value;
  });
  expect(patterns.length).toBeGreaterThan(100);
});
