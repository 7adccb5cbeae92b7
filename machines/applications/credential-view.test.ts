import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import type { Credentials, CredentialsRequest } from "#contracts/applications/load-credentials.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { testGate } from "#machines/testing/gate.ts";
import { type CredentialAct, credentialView, KEEP_DELAY, REVEAL_DELAY } from "./credential-view.ts";

const CREDENTIALS = { appKey: "ak_public", appSecret: "as_secret", oldSecretUntil: null };
const TOMORROW = "2026-11-22T03:00:00.000Z";

test("credentials are asked for once the gate is passed, with its proof, and come masked (4.5, 6.5)", {
  tags: ["4.5.c", "2.27.d"],
}, async () => {
  const { loadCredentials, pass, state, written } = start();
  expect(loadCredentials.asked).toEqual([]);
  await pass("proof-1");
  expect(loadCredentials.asked).toEqual([{ act: "view", code: "APP1", proof: "proof-1" }]);
  await loadCredentials.answers(accepted(CREDENTIALS));
  expect(state()).toEqual({ available: { secret: "masked", copy: "idle" } });
  expect(written()).not.toContain("proof-1");
});

test("a revealed secret is masked again after a while, when asked, and when the merchant looks away (6.5)", async () => {
  const { actor, clock, secret } = await available();
  const reveal = () => {
    actor.send({ type: "REVEAL_REQUESTED" });
    expect(secret()).toBe("revealed");
  };
  reveal();
  clock.increment(REVEAL_DELAY - 1);
  expect(secret()).toBe("revealed");
  clock.increment(1);
  expect(secret()).toBe("masked");
  reveal();
  actor.send({ type: "FOCUS_LOST" });
  expect(secret()).toBe("masked");
  reveal();
  actor.send({ type: "HIDE_REQUESTED" });
  expect(secret()).toBe("masked");
});

test("nothing is left of the secret once the view is closed, or was open for long (6.5)", async () => {
  const closed = await available();
  closed.actor.send({ type: "REVEAL_REQUESTED" });
  closed.actor.send({ type: "DISMISSED" });
  expect(closed.state()).toBe("dismissed");
  expect(closed.written()).not.toMatch(/as_secret|ak_public/);

  const long = await available();
  long.actor.send({ type: "REVEAL_REQUESTED" });
  long.clock.increment(KEEP_DELAY);
  expect(long.state()).toBe("expired");
  expect(long.written()).not.toMatch(/as_secret|ak_public/);
  long.actor.send({ type: "RETRIED" });
  expect(long.state()).toBe("verifying");
});

test("it is copied without being revealed, and whether that worked is told for a while (8.10)", async () => {
  const { actor, copySecret, state } = await available();
  actor.send({ type: "COPY_REQUESTED" });
  actor.send({ type: "COPY_REQUESTED" });
  expect(copySecret.asked).toEqual([{ appSecret: "as_secret" }]);
  await copySecret.answers(undefined);
  expect(state()).toEqual({ available: { secret: "masked", copy: "copied" } });
  actor.send({ type: "COPY_NOTICE_ENDED" });
  expect(state()).toEqual({ available: { secret: "masked", copy: "idle" } });
  actor.send({ type: "COPY_REQUESTED" });
  await copySecret.fails();
  expect(state()).toEqual({ available: { secret: "masked", copy: "failed" } });
});

test("a proof that no longer serves leads back to the gate, which says why (4.5, 6.5)", async () => {
  const { actor, loadCredentials, pass, state } = start();
  await pass("proof-1");
  await loadCredentials.answers(refusal("2007"));
  expect(state()).toBe("verifying");
  expect(actor.getSnapshot().context).toMatchObject({ proof: null, problem: { errCode: "2007" } });
});

test("an answer that is lost can be asked for again; another refusal is explained (8.2, 8.4)", async () => {
  const { actor, loadCredentials, pass, state } = start();
  await pass("proof-1");
  await loadCredentials.fails();
  expect(state()).toBe("unavailable");
  actor.send({ type: "RETRIED" });
  await loadCredentials.answers(refusal("2404"));
  expect(actor.getSnapshot()).toMatchObject({ value: "unavailable", context: { problem: { errCode: "2404" } } });
});

test("giving up at the gate closes it (4.5)", () => {
  const { actor, state } = start();
  actor.getSnapshot().children.verification?.send({ type: "DISMISSED" });
  expect(state()).toBe("dismissed");
});

test.each<[CredentialAct, GatePurpose]>([
  ["view", "viewCredentials"],
  ["rotate", "rotateSecret"],
  ["endOld", "rotateSecret"],
])("to %s, a gate of its own is passed: %s (4.5, 6.5)", async (act, purpose) => {
  const { actor, gate, loadCredentials, pass, state } = start(act);
  if (act !== "view") {
    expect(state()).toBe("asking");
    expect(actor.getSnapshot().children.verification).toBeUndefined();
    actor.send({ type: "CONFIRMED" });
  }
  await pass("proof-1");
  expect(gate.checked).toMatchObject([{ purpose, applicationCode: "APP1" }]);
  expect(loadCredentials.asked).toEqual([{ act, code: "APP1", proof: "proof-1" }]);
});

test("what was rotated is shown masked, is told of once, and nothing is rotated again while the old secret works (4.5, 8.10)", async () => {
  const { actor, done, loadCredentials, pass, state, written } = start("rotate");
  actor.send({ type: "CONFIRMED" });
  await pass("proof-1");
  await loadCredentials.answers(accepted({ ...CREDENTIALS, appSecret: "as_new", oldSecretUntil: TOMORROW }));
  expect(done).toEqual(["rotate"]);
  expect(state()).toEqual({ available: { secret: "masked", copy: "idle" } });
  actor.send({ type: "ROTATION_REQUESTED" });
  expect(state()).toEqual({ available: { secret: "masked", copy: "idle" } });

  actor.send({ type: "OLD_SECRET_END_REQUESTED" });
  expect(state()).toBe("asking");
  expect(written()).not.toContain("as_new");
  actor.send({ type: "CONFIRMED" });
  await pass("proof-2");
  expect(loadCredentials.asked[1]).toEqual({ act: "endOld", code: "APP1", proof: "proof-2" });
  await loadCredentials.answers(accepted(CREDENTIALS));
  expect(done).toEqual(["rotate", "endOld"]);
  actor.send({ type: "OLD_SECRET_END_REQUESTED" });
  expect(state()).toEqual({ available: { secret: "masked", copy: "idle" } });
  actor.send({ type: "ROTATION_REQUESTED" });
  expect(state()).toBe("asking");
});

test("who decides against it at the question has changed nothing (4.5)", () => {
  const { actor, loadCredentials, state } = start("rotate");
  actor.send({ type: "DISMISSED" });
  expect(state()).toBe("dismissed");
  expect(loadCredentials.asked).toEqual([]);
});

test("a rotation whose answer was lost is asked for again as what it was, behind the gate once more (4.5, 8.4)", async () => {
  const { actor, loadCredentials, pass, state } = start("rotate");
  actor.send({ type: "CONFIRMED" });
  await pass("proof-1");
  await loadCredentials.fails();
  actor.send({ type: "RETRIED" });
  await loadCredentials.answers(refusal("2007"));
  expect(state()).toBe("verifying");
  await pass("proof-2");
  expect(loadCredentials.asked.map(({ act }) => act)).toEqual(["rotate", "rotate", "rotate"]);
});

function start(act: CredentialAct = "view") {
  const clock = new SimulatedClock();
  const gate = testGate();
  const done: CredentialAct[] = [];
  const loadCredentials = deferredCall<Answer<Credentials>, CredentialsRequest & { act: CredentialAct }>();
  const copySecret = deferredCall<void, { appSecret: string }>();
  const provided = credentialView.provide({
    actors: { verification: gate.logic, loadCredentials: loadCredentials.logic, copySecret: copySecret.logic },
    actions: { announceDone: (_, one) => done.push(one.act) },
  });
  const actor = createActor(provided, { clock, input: { code: "APP1", email: "merchant@example.com", act } }).start();
  return {
    actor,
    clock,
    done,
    gate,
    loadCredentials,
    copySecret,
    pass: (proof: string) => gate.passes(actor.getSnapshot().children.verification, proof),
    state: () => actor.getSnapshot().value,
    /** Everything that the machine holds, as text. */
    written: () => JSON.stringify(actor.getPersistedSnapshot()),
  };
}

async function available() {
  const started = start();
  await started.pass("proof-1");
  await started.loadCredentials.answers(accepted(CREDENTIALS));
  const secret = () => {
    const { value } = started.actor.getSnapshot();
    return typeof value === "object" && "available" in value ? value.available.secret : null;
  };
  return { ...started, secret };
}
