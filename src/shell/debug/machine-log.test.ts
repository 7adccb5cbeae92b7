import { afterEach, expect, test, vi } from "vitest";
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
import { recording } from "#machines/shell/recording.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { inspected, inspectMachines } from "#src/ui/machine/inspected.ts";
import { createMachineLog } from "./machine-log.ts";
import { createRecorder } from "./recorder.ts";

afterEach(() => inspectMachines(undefined));

test("a machine is seen, and so are those that it invokes, until they are gone", async () => {
  const log = watched();
  const gate = startGate();
  expect(names()).toEqual(["codeDelivery", "verification"]);
  gate.send({ type: "DISMISSED" });
  expect(names()).toEqual([]);

  function names() {
    return log
      .view()
      .machines.map(({ machine }) => machine)
      .toSorted();
  }
});

test("each event stands with the transitions that were taken and the state that they led to", async () => {
  const log = watched();
  const gate = startGate();
  await sendCode(gate);
  gate.send({ type: "CODE_SUBMITTED" });
  gate.send({ type: "CODE_TYPED", code: "123456" });
  const ofGate = log.view().events.filter(({ machine }) => machine === "verification");
  expect(ofGate.at(0)).toMatchObject({ type: "xstate.init", taken: [], state: { open: "unsent" } });
  expect(ofGate.at(-2)).toMatchObject({ type: "CODE_SUBMITTED", taken: [], state: { open: "typing" } });
  expect(ofGate.at(-1)).toMatchObject({
    type: "CODE_TYPED",
    taken: [{ source: "open.typing", type: "CODE_TYPED", place: 0 }],
  });
});

test("so do the transitions that need no event, by the states that they led to", async () => {
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
  createActor(logic, inspected()).start().send({ type: "ASKED" });
  expect(log.view().events.map(({ taken }) => taken.map(({ source, type, place }) => [source, type, place]))).toEqual([
    [["begun", "", 0]],
    [
      ["open", "ASKED", 0],
      ["open", "CLOSED", 0],
      ["closing", "", 1],
    ],
  ]);
});

test("no password, code, token or answer is in what is shown or recorded", async () => {
  const log = watched();
  const recorder = createRecorder(log, null);
  recorder.begin();
  const gate = startGate();
  await sendCode(gate);
  gate.send({ type: "CODE_TYPED", code: "123456" });
  gate.send({ type: "CODE_SUBMITTED" });
  await settled();
  await signIn();
  expect(log.view().events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["CODE_TYPED", "xstate.done.actor.checkCode", "SIGN_IN", "xstate.done.actor.signIn"]),
  );
  expect(JSON.stringify([log.view().events, recorder.record()])).not.toMatch(/Secret|123456|merchant@/);
});

test("what is recorded goes on after the page was loaded again, with numbers of its own for the machines of the new page", () => {
  const log = watched();
  const recorder = createRecorder(log, null);
  createActor(recording, inspected()).start();
  startGate();
  recorder.begin();
  startGate().send({ type: "DISMISSED" });
  const record = recorder.record();
  expect(record?.mounted.map(({ machine, instance }) => [machine, instance])).toEqual([
    ["codeDelivery", 1],
    ["verification", 2],
  ]);
  const next = watched(5);
  const resumed = createRecorder(next, { isRunning: true, record: JSON.parse(JSON.stringify(record)) });
  startGate();
  const begun = resumed.record()?.events.filter(({ type }) => type === "xstate.init");
  expect(begun?.map(({ machine, instance }) => [machine, instance])).toEqual([
    ["codeDelivery", 3],
    ["verification", 4],
    ["codeDelivery", 5],
    ["verification", 6],
  ]);
  const noted = resumed.record()?.events.length;
  resumed.end();
  startGate();
  expect(resumed.record()?.events).toHaveLength(noted ?? 0);
});

test("a recording that has grown too long says so once", () => {
  const log = watched();
  const recorder = createRecorder(log, null, 20);
  const reached = vi.fn(() => recorder.end());
  recorder.onLimit(reached);
  recorder.begin();
  const gate = startGate();
  for (let sent = 0; sent < 30; sent += 1) gate.send({ type: "CODE_SUBMITTED" });
  expect(reached).toHaveBeenCalledTimes(1);
  expect(recorder.record()?.events).toHaveLength(20);
});

function watched(firstInstance = 1) {
  const log = createMachineLog({ now: Date.now, firstInstance });
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
    { input: { email: "merchant@example.com", purpose: "editApplication", applicationCode: "APP1" }, ...inspected() },
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
      actions: { rememberEmail: done, storeSession: done, welcome: done },
    }),
    inspected(),
  ).start();
  await settled();
  actor.send({ type: "SIGN_IN", email: "merchant@example.com", password: "Secret123", remember: false });
  await settled();
}
