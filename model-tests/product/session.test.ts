import { join } from "node:path";
import { expect, test } from "vitest";
import type { SessionRecord } from "#machines/shell/session-record.ts";
import { everyWalkPaths, replaysOf, stepName, triedIn, triedLines } from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { languageChangeWalk } from "#model-tests/walks/language-change.ts";
import { sessionWalk } from "#model-tests/walks/session.ts";
import { project } from "#tools/testing/project.ts";
import { RECORDING, sessionOf } from "./recording.ts";

type RecordedEvent = SessionRecord["events"][number];

const SETTLED = { identity: { signedIn: "settled" }, ending: "none" };
const SIGNING_OUT = { identity: "signingOut", ending: "none" };
const RELOADING = { identity: "reloading", ending: "none" };

/** A recorded session: changes the language, sends an ignored event, and signs out. */
const RECORD: SessionRecord = {
  format: "merchant-console-session",
  version: 2,
  startedAt: "2026-11-22T03:00:00.000Z",
  events: [
    event(1, "session", "xstate.init", SETTLED, []),
    event(2, "languageChange", "xstate.init", "settled", []),
    event(2, "languageChange", "CHOSEN", "settled", []),
    event(1, "session", "SIGN_OUT", SIGNING_OUT, [{ source: "identity.signedIn", type: "SIGN_OUT", place: 0 }]),
    event(1, "session", "SIGN_OUT", SIGNING_OUT, []),
    event(1, "session", "xstate.done.actor.signOut", RELOADING, [
      { source: "identity.signingOut", type: "xstate.done.actor.signOut", place: 0 },
    ]),
  ],
};

test("session coverage: counts tried and untried parts of a machine", () => {
  const session = triedOfSession(RECORD);
  expect(session).toMatchObject({ wasMet: true, ignored: 1 });
  expect(session?.states.covered).toEqual([
    "identity",
    "identity.signedIn",
    "identity.signedIn.settled",
    "identity.signingOut",
    "identity.reloading",
    "ending",
    "ending.none",
  ]);
  expect(session?.transitions.covered).toEqual([
    "identity.signedIn: SIGN_OUT → identity.signingOut",
    "identity.signingOut: done signOut (1) → identity.reloading",
  ]);
  expect(session?.transitions.uncovered).toContain("identity.signingOut: error signOut → identity.reloading");
});

test("session coverage: several sessions are added up", () => {
  const signedOut: SessionRecord = {
    ...RECORD,
    events: [event(1, "session", "xstate.init", { identity: "signedOut", ending: "none" }, [])],
  };
  expect(triedOfSession(RECORD, signedOut)?.states.covered).toContain("identity.signedOut");
  expect(triedOfSession(RECORD)?.states.covered).not.toContain("identity.signedOut");
});

test("session coverage: lists reachable unvisited states and machines that were not used", () => {
  const lines = triedLines(tried(RECORD));
  expect(lines).toContain("    identity.signingOut: error signOut → identity.reloading");
  expect(lines.join("\n")).toContain("Not visited: identity.restoring, identity.signedOut, identity.signingIn");
  expect(lines.join("\n")).toMatch(/Never mounted:\n(.*\n)* {2}orderPayment: .*; transitions 0\/\d+/);
  expect(lines.at(-1)).toMatch(/^Total: 2 of \d+ machines mounted, states 8\/\d+ .*, transitions 2\/\d+ /);
});

test("session path: a recorded sign-out starts with the shortest path to its first state (4.1)", () => {
  const [replay] = replaysOf(everyWalkPaths(sessionWalk), RECORD, RECORDING.harmless);
  expect(replay?.edges.map(({ step }) => stepName(step))).toEqual([
    "restoreSession answers (a user)",
    "loadProfile answers (with another name)",
    "SIGN_OUT",
    "signOut answers (of a stored user)",
  ]);
  expect(replay).toMatchObject({ walked: 2, of: 2, reason: null });
});

test("session path: uses the fixture with the recorded values, and skips the console's own start events", () => {
  const taken = (type: string, state: string, place: number) =>
    ({ ...event(3, "languageChange", type, state, [{ source: "settled", type, place }]) }) as const;
  const record: SessionRecord = {
    ...RECORD,
    events: [
      event(3, "languageChange", "xstate.init", "settled", []),
      event(3, "languageChange", "SIGNED_IN", "settled", [{ source: "", type: "SIGNED_IN", place: 0 }]),
      { ...taken("CHOSEN", "confirming", 1), parameters: { language: "th-TH", unsavedInput: true } },
    ],
  };
  const [replay] = replaysOf(everyWalkPaths(languageChangeWalk), record, RECORDING.harmless);
  expect(replay).toMatchObject({ walked: 1, of: 1, reason: null });
  expect(replay?.edges.at(-1)?.step.event).toMatchObject({ language: "th-TH", unsavedInput: true });
});

test("session path: is replayed on the way to open the page that fits most of it", () => {
  const ways = everyWalkPaths(languageChangeWalk);
  const [, signedOut] = ways;
  const edges = signedOut?.paths[0]?.edges ?? [];
  const taken = [{ source: "", type: "", place: 0 }];
  const record: SessionRecord = {
    ...RECORD,
    events: [
      event(3, "languageChange", "xstate.init", "settled", []),
      ...edges.map(({ step, after }) => event(3, "languageChange", step.event.type, after.value, taken)),
    ],
  };
  const [replay] = replaysOf(ways, record, RECORDING.harmless);
  expect(replay?.way.variant).toBe("signed out");
  expect(replay).toMatchObject({ walked: edges.length, reason: null });
});

test("session path: an incomplete one says where it stops and why", () => {
  const saved = { identity: { signedIn: "loadingProfile" }, ending: "none" };
  const record = {
    ...RECORD,
    events: [
      event(1, "session", "xstate.init", SETTLED, []),
      event(1, "session", "PROFILE_SAVED", saved, [{ source: "identity.signedIn", type: "PROFILE_SAVED", place: 0 }]),
      ...RECORD.events.filter(({ type }) => type !== "xstate.init"),
    ],
  };
  expect(replaysOf(everyWalkPaths(sessionWalk), record, RECORDING.harmless)[0]).toMatchObject({
    walked: 0,
    of: 3,
    reason: expect.stringContaining("PROFILE_SAVED cannot be taken there: The user center sends it"),
  });
});

test("session file: a recording is read", () => {
  expect(sessionOf(written(RECORD))).toEqual(RECORD);
});

test.each([
  ["is not a recorded session", { machines: [] }],
  ["is a recording of version 1; this release reads version 2", { ...RECORD, version: 1 }],
  ["has an invalid format: events.0.taken", { ...RECORD, events: [{ ...RECORD.events[0], taken: "all" }] }],
  ["contains the unknown event SIGN_IN_AGAIN of session", withEvent("session", "SIGN_IN_AGAIN", SETTLED)],
  ["contains the unknown machine cart", withEvent("cart", "ADDED", "empty")],
  [
    "contains the unknown state identity asleep, ending none of session",
    withEvent("session", "SIGN_OUT", { identity: "asleep", ending: "none" }),
  ],
  [
    "contains the unknown transition identity.signedIn: SIGN_OUT (8) of session",
    withEvent("session", "SIGN_OUT", SETTLED, [{ source: "identity.signedIn", type: "SIGN_OUT", place: 7 }]),
  ],
])("a file that %s is refused in one sentence", (message, content) => {
  expect(() => sessionOf(written(content))).toThrow(message);
});

test("session file: a missing file or invalid JSON is refused in one sentence", () => {
  const folder = project({ "broken.json": "{" });
  expect(() => sessionOf(join(folder, "nowhere.json"))).toThrow(/nowhere.json cannot be read: ENOENT/);
  expect(() => sessionOf(join(folder, "broken.json"))).toThrow("broken.json cannot be read");
});

function tried(...records: SessionRecord[]) {
  return triedIn(records, EVERY_MODEL);
}

function triedOfSession(...records: SessionRecord[]) {
  return tried(...records).find(({ machine }) => machine === "session");
}

function event(
  instance: number,
  machine: string,
  type: string,
  state: RecordedEvent["state"],
  taken: RecordedEvent["taken"],
): RecordedEvent {
  return { at: 1, instance, machine, type, parameters: {}, taken, state };
}

function withEvent(machine: string, type: string, state: RecordedEvent["state"], taken: RecordedEvent["taken"] = []) {
  return { ...RECORD, events: [event(9, machine, type, state, taken)] };
}

function written(content: unknown): string {
  return join(project({ "session.json": JSON.stringify(content) }), "session.json");
}
