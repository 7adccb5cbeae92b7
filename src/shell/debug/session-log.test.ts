import { afterEach, expect, test } from "vitest";
import { createActor, fromPromise, not, raise, setup } from "xstate";
import type { Profile } from "#contracts/account/load-profile.ts";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { GateCode, GatePass } from "#contracts/account/pass-gate.ts";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { verification } from "#machines/account/verification.ts";
import type { SessionRecord } from "#machines/shell/session-record.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { inspectMachines, inspectOption } from "#src/ui/machine/inspect-option.ts";
import { createSessionLog } from "./session-log.ts";

afterEach(() => inspectMachines(undefined));

test("session log: each event has its transitions and the new state", async () => {
  const log = watched();
  const gate = startGate();
  await sendCode(gate);
  gate.send({ type: "CODE_SUBMITTED" });
  gate.send({ type: "CODE_TYPED", code: "123456" });
  const ofGate = log.record().events.filter(({ machine }) => machine === "verification");
  expect(ofGate.at(0)).toMatchObject({ type: "xstate.init", taken: [], state: { open: "unsent" } });
  expect(ofGate.at(-2)).toMatchObject({ type: "CODE_SUBMITTED", taken: [], state: { open: "typing" } });
  expect(ofGate.at(-1)).toMatchObject({
    type: "CODE_TYPED",
    taken: [{ source: "open.typing", type: "CODE_TYPED", place: 0 }],
  });
});

test("session log: eventless transitions are recorded too", async () => {
  const log = watched();
  const logic = setup({ guards: { holds: () => true } }).createMachine({
    id: "steps",
    initial: "begun",
    states: {
      begun: { always: "open" },
      open: { on: { ASKED: { actions: raise({ type: "CLOSED" }) }, CLOSED: "closing" } },
      closing: {
        always: [
          { guard: not("holds"), target: "open" },
          { guard: "holds", target: "closed" },
        ],
      },
      closed: {},
    },
  });
  createActor(logic, inspectOption()).start().send({ type: "ASKED" });
  expect(log.record().events.map(({ taken }) => taken.map(({ source, type, place }) => [source, type, place]))).toEqual(
    [
      [["begun", "", 0]],
      [
        ["open", "ASKED", 0],
        ["open", "CLOSED", 0],
        ["closing", "", 1],
      ],
    ],
  );
});

test("session log: no password, code, token or answer is kept", async () => {
  const log = watched();
  const gate = startGate();
  await sendCode(gate);
  gate.send({ type: "CODE_TYPED", code: "123456" });
  gate.send({ type: "CODE_SUBMITTED" });
  await settled();
  await signIn();
  const { events } = log.record();
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["CODE_TYPED", "xstate.done.actor.checkCode", "SIGN_IN", "xstate.done.actor.signIn"]),
  );
  expect(JSON.stringify(events)).not.toMatch(/Secret|123456|merchant@/);
});

test("session log: it continues after a reload, and numbers the new page's machines", () => {
  const first = watched();
  startGate().send({ type: "DISMISSED" });
  const kept: SessionRecord = JSON.parse(JSON.stringify(first.record()));
  const next = watched(kept);
  startGate();
  const { startedAt, events } = next.record();
  expect(startedAt).toBe(kept.startedAt);
  const begun = events.filter(({ type }) => type === "xstate.init");
  expect(begun.map(({ machine, instance }) => [machine, instance])).toEqual([
    ["codeDelivery", 1],
    ["verification", 2],
    ["codeDelivery", 3],
    ["verification", 4],
  ]);
});

test("session log: the oldest events are dropped first", () => {
  const log = watched(null, 20);
  const gate = startGate();
  for (let sent = 0; sent < 30; sent += 1) gate.send({ type: "CODE_SUBMITTED" });
  gate.send({ type: "DISMISSED" });
  const { events } = log.record();
  expect(events).toHaveLength(20);
  expect(events.findLast(({ machine }) => machine === "verification")).toMatchObject({ type: "DISMISSED" });
});

function watched(kept: SessionRecord | null = null, mostEvents?: number) {
  const log = createSessionLog(Date.now, kept, mostEvents);
  inspectMachines(log.observe);
  return log;
}

function startGate() {
  return createActor(
    verification.provide({
      actors: {
        codeDelivery: codeDelivery.provide({
          actors: { sendCode: fromPromise<Answer<unknown>, CodeRequest>(async () => accepted(null)) },
        }),
        checkCode: fromPromise<Answer<GatePass>, GateCode>(async () => accepted({ proof: "SecretProof" })),
      },
      actions: { announcePassed: () => undefined },
    }),
    {
      input: { email: "merchant@example.com", purpose: "editApplication", applicationCode: "APP1" },
      ...inspectOption(),
    },
  ).start();
}

async function sendCode(gate: ReturnType<typeof startGate>) {
  gate.getSnapshot().children.codeDelivery?.send({ type: "SEND_REQUESTED", email: "merchant@example.com" });
  await settled();
}

async function signIn() {
  const done = () => undefined;
  const login = {
    accessToken: "SecretToken",
    userId: "7",
    email: "merchant@example.com",
    language: "en-US",
    nickName: "",
    avatar: "",
  };
  const actor = createActor(
    session.provide({
      actors: {
        restoreSession: fromPromise<User | null>(async () => null),
        signIn: fromPromise<Answer<LoginData>, Credentials>(async () => accepted(login)),
        loadProfile: deferredCall<Answer<Profile>, { userId: string }>().logic,
      },
      actions: { storeEmail: done, storeSession: done, welcome: done },
    }),
    inspectOption(),
  ).start();
  await settled();
  actor.send({ type: "SIGN_IN", email: "merchant@example.com", password: "Secret123", remember: false });
  await settled();
}
