import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { FIRST_STATE } from "#contracts/verification/state-endpoint.ts";
import { errorCodes } from "./error-codes.ts";
import { referenceOf } from "./reference.ts";
import { situationsOf } from "./situations.ts";

const interactions = readInteractions();

test("the committed reference is up to date", () => {
  const committed = readFileSync(new URL("../../docs/contracts-reference.md", import.meta.url), "utf8");
  expect(committed, "run `npm run contracts`").toBe(referenceOf(interactions));
});

test("the first situation is the one that a state endpoint must have", () => {
  const [first] = situationsOf(interactions);
  expect(first?.name).toBe(FIRST_STATE);
});

test("the first seven situations suffice for four in five of the exchanges that must hold", () => {
  const first = new Set(
    situationsOf(interactions)
      .slice(0, 7)
      .map(({ name }) => name),
  );
  const documented = interactions.filter(({ pending }) => !pending);
  const possible = documented.filter(({ providerStates }) => providerStates.every(({ name }) => first.has(name)));
  expect(possible.length / documented.length).toBeGreaterThan(0.8);
});

test("every code is listed once, those of 8.1 and 8.3 as documented", () => {
  const codes = errorCodes();
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  expect(codes.filter(({ documented }) => documented)).toHaveLength(12);
  expect(codes.every(({ when }) => when !== "")).toBe(true);
});
