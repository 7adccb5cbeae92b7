import { expect, test } from "vitest";
import {
  effectsIn,
  entriesOf,
  gatherFacts,
  generate,
  rowWords,
  screensOf,
  searchOf,
} from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { PRODUCT } from "#model-tests/product.ts";

const facts = gatherFacts(PRODUCT, {
  generated: EVERY_MODEL.map((model) => generate(model)),
  ...{ broken: [], problems: new Map(), walks: new Map(), base: null },
});
const search = searchOf(entriesOf(facts));

test("facts: contain no values of events or answers", () => {
  expect(JSON.stringify(facts)).not.toMatch(/Fixture-pass|fixture-token|fixture-code|123456|@example/);
});

test.each([
  [
    "reset password answers refused code expired",
    "reset password answers: refused, code expired → open › identifying",
    "forgot password",
  ],
  ["credential keep delay", "keep delay elapses (5 min) → expired", "credential view"],
  ["UpdatePwd", "POST /api/User/UpdatePwd", "password change"],
  ["code submitted ignored", "code submitted → ignored", "verification, in open and 1 more"],
  ["secret masked thirty", "a revealed secret is masked again after thirty seconds (6.5)", "credential view"],
])("the search finds %j", (words, hit, where) => {
  const first = search(words).found.slice(0, 8);
  expect(first.map(({ title }) => title)).toContain(hit);
  expect(first.find(({ title }) => title === hit)?.where).toContain(where);
});

test("search: a named clause comes first", () => {
  expect(search("4.4").found[0]).toMatchObject({ kind: "Clause", href: "#/clause/4.4" });
});

test("search: an empty query finds nothing, and a misspelling finds similar words", () => {
  expect(search("").found).toEqual([]);
  const { found, whole } = search("resend callbak xyzzy");
  expect(whole).toBe(0);
  expect(found[0]?.where).toContain("callback");
});

test("search: a row is written in words, with names and times of its timers", () => {
  expect(rowWords("identity signedIn.settled, ending none, 1.5")).toBe(
    "identity signed in › settled, ending none, 1.5",
  );
  expect(rowWords("CODE_SUBMITTED, SIGN_IN (complete)")).toBe("code submitted, sign in (complete)");
  expect(effectsIn("resendDelay in 60000 ms; announcePassed()")).toEqual([
    "resend delay: waits 1 min",
    "announcePassed()",
  ]);
});

test("exchanges: each machine with calls has its exchanges", () => {
  const session = facts.machines.find(({ id }) => id === "session");
  expect(session?.calls.map(({ id, calls }) => [id, ...calls.map(({ path }) => path)])).toEqual([
    ["signIn", "/api/Login/Login"],
    ["loadProfile", "/api/user/logout"],
    ["signOut", "/api/Login/Logout"],
  ]);
  const exchanges = facts.machines.flatMap(({ calls }) => calls.flatMap((call) => call.calls));
  expect(exchanges.filter(({ exchanges: known }) => known.length === 0)).toEqual([]);
});

test("pictures: a state has that of its walk, or of the nearest state, marked as such", () => {
  const machine = facts.machines.find(({ id }) => id === "forgotPassword");
  if (machine === undefined) throw new Error("forgotPassword is no machine");
  const pictures = ["open.choosing.typing", "done"];
  const shown = (id: string) => screensOf({ ...machine, pictures }, { kind: "state", id });
  expect(shown("done")).toEqual([{ state: "done", isNear: false }]);
  expect(shown("open.choosing.resetting")).toEqual([{ state: "open.choosing.typing", isNear: true }]);
});
