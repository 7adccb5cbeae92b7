import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type Application, applicationStatus } from "#contracts/applications/application.ts";
import type { ApplicationChange } from "#contracts/applications/update-application.ts";
import type { Answer } from "#contracts/envelope.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { testGate } from "#machines/testing/gate.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { applicationEdit } from "./application-edit.ts";

const { code } = SAMPLE_APPLICATION;
/** What the gate asks the service. */
const CHECK = { email: "merchant@example.com", code: "123456", purpose: "editApplication", applicationCode: code };

test("nothing is loaded before the gate is passed, and nothing can be typed (4.5, 6.5)", {
  tags: ["4.5.b", "6.5.a"],
}, () => {
  const { actor, loadApplication, state } = start();
  actor.send({ type: "FIELD_TYPED", field: "name", value: "Fair" });
  actor.send({ type: "SUBMITTED" });
  expect(state()).toBe("verifying");
  expect(actor.getSnapshot().context.status).toBe("enabled");
  expect(loadApplication.asked).toEqual([]);
});

test("what the service has is edited and saved with the proof of the gate, which is forgotten then (4.5, 8.10)", async () => {
  const { actor, gate, loadApplication, updateApplication, state } = await editing();
  expect(gate.checked).toEqual([CHECK]);
  expect(loadApplication.asked).toEqual([{ code }]);
  actor.send({ type: "FIELD_TYPED", field: "name", value: " Fair " });
  actor.send({ type: "STATUS_CHOSEN", status: "disabled" });
  actor.send({ type: "SUBMITTED" });
  actor.send({ type: "SUBMITTED" });
  const { createdAt: _, ...kept } = SAMPLE_APPLICATION;
  expect(updateApplication.asked).toEqual([{ ...kept, name: "Fair", status: "disabled", proof: "proof-1" }]);
  await updateApplication.answers(accepted(SAMPLE_APPLICATION));
  expect(state()).toBe("saved");
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("proof-1");
});

test("what is wrong is explained and not sent (5.1)", async () => {
  const { actor, updateApplication, state } = await editing();
  actor.send({ type: "FIELD_TYPED", field: "rechargeCallback", value: "http://shop.example" });
  actor.send({ type: "SUBMITTED" });
  expect(state()).toEqual({ editing: "showingIssues" });
  expect(updateApplication.asked).toEqual([]);
});

test("a proof that no longer serves leads through the gate again, and what was typed is saved after it (4.5, 6.5)", async () => {
  const { actor, gate, pass, updateApplication, state } = await editing();
  actor.send({ type: "FIELD_TYPED", field: "remark", value: "Spring" });
  actor.send({ type: "SUBMITTED" });
  await updateApplication.answers(refusal("2007"));
  expect(state()).toBe("verifyingAgain");
  expect(actor.getSnapshot().context).toMatchObject({ proof: null, problem: { errCode: "2007" } });

  await pass("proof-2");
  expect(state()).toBe("saving");
  expect(gate.checked).toEqual([CHECK, CHECK]);
  expect(updateApplication.asked[1]).toMatchObject({ remark: "Spring", proof: "proof-2" });
});

test("another refusal and a failure keep what was typed and the proof (8.2, 8.4)", async () => {
  const { actor, updateApplication, state } = await editing();
  for (const happens of [() => updateApplication.answers(refusal("1001")), () => updateApplication.fails()]) {
    actor.send({ type: "SUBMITTED" });
    expect(actor.getSnapshot().context.problem).toBeNull();
    await happens();
    expect(state()).toEqual({ editing: "showingIssues" });
    expect(actor.getSnapshot().context).toMatchObject({ proof: "proof-1", fields: { name: SAMPLE_APPLICATION.name } });
  }
});

test("an application that does not come can be asked for again, without another code (2.27, 8.4)", async () => {
  const { actor, loadApplication, pass, state } = start();
  await pass("proof-1");
  await loadApplication.fails();
  expect(state()).toBe("unavailable");
  actor.send({ type: "RETRIED" });
  await loadApplication.answers(accepted(SAMPLE_APPLICATION));
  expect(state()).toEqual({ editing: "typing" });
});

test("giving up at the gate ends it, and nothing is left of the proof after giving up later (4.5)", async () => {
  const { actor, state } = start();
  actor.getSnapshot().children.verification?.send({ type: "DISMISSED" });
  expect(state()).toBe("dismissed");

  const later = await editing();
  later.actor.send({ type: "DISMISSED" });
  expect(later.state()).toBe("dismissed");
  expect(later.actor.getSnapshot().context.proof).toBeNull();
});

test("past a gate that gave no proof, it is saved without one, and the service decides (4.5, 6.5, 7.6)", async () => {
  const { actor, loadApplication, pass, state, updateApplication } = start();
  await pass("");
  await loadApplication.answers(accepted(SAMPLE_APPLICATION));
  actor.send({ type: "SUBMITTED" });
  expect(updateApplication.asked[0]).not.toHaveProperty("proof");
  await updateApplication.answers(refusal("2007"));
  expect(state()).toBe("verifyingAgain");
});

test("an unknown status is kept until another is chosen (4.5)", async () => {
  const { actor, loadApplication, pass, updateApplication } = start();
  await pass("proof-1");
  await loadApplication.answers(
    accepted({ ...SAMPLE_APPLICATION, status: enumeration(applicationStatus).parse("frozen") }),
  );
  actor.send({ type: "SUBMITTED" });
  expect(updateApplication.asked[0]).not.toHaveProperty("status");
  await updateApplication.fails();
  actor.send({ type: "STATUS_CHOSEN", status: "disabled" });
  actor.send({ type: "SUBMITTED" });
  expect(updateApplication.asked[1]).toMatchObject({ status: "disabled" });
});

function start() {
  const gate = testGate();
  const loadApplication = deferredCall<Answer<Application>, { code: string }>();
  const updateApplication = deferredCall<Answer<Application>, ApplicationChange>();
  const provided = applicationEdit.provide({
    actors: {
      verification: gate.logic,
      loadApplication: loadApplication.logic,
      updateApplication: updateApplication.logic,
    },
  });
  const actor = createActor(provided, { input: { code, email: "merchant@example.com" } }).start();
  return {
    actor,
    gate,
    loadApplication,
    updateApplication,
    pass: (proof: string) => gate.passes(actor.getSnapshot().children.verification, proof),
    state: () => actor.getSnapshot().value,
  };
}

async function editing() {
  const started = start();
  await started.pass("proof-1");
  await started.loadApplication.answers(accepted(SAMPLE_APPLICATION));
  return started;
}
