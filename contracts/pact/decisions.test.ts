import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyDecisions, type Decisions, readDecisions, unknownSubjects, withOpenCalls } from "./decisions.ts";
import { ROUTES } from "./routes.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, parsePact } from "./written-pact.ts";

const pact = parsePact(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
const { interactions } = pact;
const decisions = readDecisions();
const NONE: Decisions = { accepted: [], declined: [], anotherShape: [], open: [] };
const of = (subject: string) => ({ of: subject, date: "2026-11-26", reason: "So that it is seen." });
const pendingOf = (given: Decisions, description: string) =>
  applyDecisions(interactions, given).find((one) => one.description === description)?.pending;

test("the decisions list every call, and no unknown call", () => {
  expect(unknownSubjects(pact, decisions)).toEqual([]);
  expect(withOpenCalls(decisions), "run `npm run contracts`").toEqual(decisions);
  expect(withOpenCalls(NONE).open).toEqual([...ROUTES.keys()]);
});

test("what the specification shows must hold, whatever the decision", () => {
  const shown = applyDecisions(interactions, { ...NONE, declined: [of("POST /api/user/menu")] }).filter(
    ({ comments }) => comments.references.specification.status === "shown",
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.every(({ pending }) => !pending)).toBe(true);
});

test("accepting a call makes its named exchanges binding, but not the proposed ones", () => {
  expect(pendingOf(NONE, "a code for a registration")).toBe(true);
  const accepted = { ...NONE, accepted: [of("POST /api/User/SentVerificationCode")] };
  expect(pendingOf(accepted, "a code for a registration")).toBe(false);
  expect(pendingOf(accepted, "another code right after the first")).toBe(true);
  const both = { ...NONE, accepted: [of("another code right after the first")] };
  expect(pendingOf(both, "another code right after the first")).toBe(false);
});

test("a declined call is left out, and one with another shape is only reported", () => {
  expect(pendingOf({ ...NONE, declined: [of("POST /api/Package/List")] }, "the packages on sale")).toBeUndefined();
  const otherwise = { ...NONE, anotherShape: [{ ...of("POST /api/Package/List"), shape: "a plain list" }] };
  expect(pendingOf(otherwise, "the packages on sale")).toBe(true);
});
