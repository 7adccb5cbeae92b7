import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROVIDER_STATES, STATE_ANSWERS } from "#contracts/provider-states.ts";
import { applyDecisions, readDecisions } from "./decisions.ts";
import { version } from "./finish-pact.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, readInteractions } from "./written-pact.ts";

const ROOT = new URL("../../", import.meta.url);
const interactions = readInteractions();
const answers: Record<string, readonly string[]> = STATE_ANSWERS;

test("the folder has only this pact", () => {
  expect(readdirSync(PACTS_FOLDER).filter((name) => !name.startsWith("."))).toEqual([PACT_FILE_NAME]);
});

test("the pact names its version", () => {
  const { metadata } = JSON.parse(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
  expect(metadata.contract, "run `npm run contracts`").toMatchObject({ version });
});

test("the descriptions of the exchanges are unique", () => {
  const descriptions = interactions.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("every exchange has a provider state", () => {
  expect(interactions.filter(({ providerStates }) => providerStates.length === 0)).toEqual([]);
});

test("every exchange comes from an existing test file", () => {
  const gone = interactions.filter(({ comments }) => !existsSync(new URL(comments.testname, ROOT)));
  expect(gone.map(({ description }) => description)).toEqual([]);
});

test("what the specification shows must hold, what it does not show is proposed, and decisions settle the rest (7.16)", {
  tags: ["3.14.a", "7.16.a"],
}, () => {
  for (const { pending, comments } of interactions) {
    const { clauses, status } = comments.references.specification;
    expect(clauses).toMatch(/^clause \d+\.\d+(, \d+\.\d+)*$/);
    if (status === "shown") expect(pending).toBe(false);
    if (/\b7\.16\b/.test(clauses)) expect(status).toBe("proposed");
  }
  expect(applyDecisions(interactions, readDecisions())).toEqual(interactions);
});

test("the pact uses every provider state, and no unknown one", () => {
  const used = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
  const unused = Object.keys(PROVIDER_STATES).filter((name) => !used.includes(name));
  expect(Object.keys(PROVIDER_STATES)).toEqual(expect.arrayContaining(used));
  if (readDecisions().declined.length === 0) expect(unused).toEqual([]);
});

test("every value that a request takes from its provider states is a param or an answer of one", () => {
  for (const { providerStates, request } of interactions) {
    const known = providerStates.flatMap(({ name, params }) => [...Object.keys(params), ...(answers[name] ?? [])]);
    const wanted = [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(wanted));
  }
});

test("every pattern is anchored and combined with a type, unless it allows null", () => {
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
