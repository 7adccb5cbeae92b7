import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Decisions, decided, readDecisions, unknownSubjects, withOpen } from "./decisions.ts";
import { ROUTES } from "./routes.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, parsePact } from "./written-pact.ts";

const pact = parsePact(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
const { interactions } = pact;
const decisions = readDecisions();
const NONE: Decisions = { accepted: [], declined: [], anotherShape: [], open: [] };
const of = (subject: string) => ({ of: subject, date: "2026-11-26", reason: "So that it is seen." });
const pendingOf = (given: Decisions, description: string) =>
  decided(interactions, given).find((one) => one.description === description)?.pending;

test("every call has its place among the decisions, and they name nothing else", () => {
  expect(unknownSubjects(pact, decisions)).toEqual([]);
  expect(withOpen(decisions), "run `npm run contracts`").toEqual(decisions);
  expect(withOpen(NONE).open).toEqual([...ROUTES.keys()]);
});

test("what the specification shows must hold, whatever is decided", () => {
  const shown = decided(interactions, { ...NONE, declined: [of("POST /api/user/menu")] }).filter(
    ({ comments }) => comments.references.specification.status === "shown",
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.every(({ pending }) => !pending)).toBe(true);
});

test("names of ours must hold once they are accepted, and not what is proposed within the same call", () => {
  expect(pendingOf(NONE, "a code for a registration")).toBe(true);
  const accepted = { ...NONE, accepted: [of("POST /api/User/SentVerificationCode")] };
  expect(pendingOf(accepted, "a code for a registration")).toBe(false);
  expect(pendingOf(accepted, "another code right after the first")).toBe(true);
  const both = { ...NONE, accepted: [of("another code right after the first")] };
  expect(pendingOf(both, "another code right after the first")).toBe(false);
});

test("a call that is declined is not asked for, and one that is wanted otherwise is only reported", () => {
  expect(pendingOf({ ...NONE, declined: [of("POST /api/Package/List")] }, "the packages on sale")).toBeUndefined();
  const otherwise = { ...NONE, anotherShape: [{ ...of("POST /api/Package/List"), shape: "a plain list" }] };
  expect(pendingOf(otherwise, "the packages on sale")).toBe(true);
});
