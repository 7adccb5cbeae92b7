import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Application } from "#contracts/applications/application.ts";
import type { NewApplication } from "#contracts/applications/create-application.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { applicationCreation } from "./application-creation.ts";
import type { ApplicationFields } from "./application-fields.ts";

test("nothing is asked for until a name and an address are typed (2.27, 5.1)", () => {
  const { actor, createApplication, type, state } = start();
  expect(actor.getSnapshot().context.created).toBe("");
  actor.send({ type: "SUBMITTED" });
  expect(state()).toEqual({ open: "showingIssues" });
  type("name", "Web shop");
  type("address", "shop");
  actor.send({ type: "SUBMITTED" });
  expect(createApplication.asked).toEqual([]);
});

test("what was typed is sent without the blanks around it, and the end says that it was added (8.10)", async () => {
  const { createApplication, state } = submitted();
  expect(createApplication.asked).toMatchObject([{ name: "Web shop", address: "https://shop.example" }]);
  await createApplication.answers(accepted(SAMPLE_APPLICATION));
  expect(state()).toBe("created");
});

test("a second press while the first is under way asks for nothing, and neither typing nor leaving is possible (7.16)", () => {
  const { actor, createApplication, type } = submitted();
  actor.send({ type: "SUBMITTED" });
  type("name", "Another");
  actor.send({ type: "DISMISSED" });
  expect(createApplication.asked).toHaveLength(1);
  expect(actor.getSnapshot()).toMatchObject({
    value: { open: "creating" },
    context: { fields: { name: " Web shop " } },
  });
});

test("the same asked for again carries the same key, another application another one (7.16)", async () => {
  const { actor, createApplication, type } = submitted();
  await createApplication.fails();
  actor.send({ type: "SUBMITTED" });
  await createApplication.fails();
  // As long as the one before.
  type("name", "Web show");
  actor.send({ type: "SUBMITTED" });
  const [first, again, other] = createApplication.asked.map(({ requestKey }) => requestKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(first).toMatch(/^visit-0001-.+/);
});

test("a refusal is explained and keeps what was typed; typing clears it (3.6, 8.2)", async () => {
  const { actor, createApplication, type } = submitted();
  await createApplication.answers(refusal("2201"));
  expect(actor.getSnapshot().context).toMatchObject({ fields: { name: " Web shop " }, problem: { errCode: "2201" } });
  type("remark", "x");
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test("trying again forgets why it failed before, so that the same reason is announced again (8.4)", async () => {
  const { actor, createApplication } = submitted();
  await createApplication.fails();
  actor.send({ type: "SUBMITTED" });
  expect(actor.getSnapshot().context.problem).toBeNull();
  await createApplication.fails();
  expect(actor.getSnapshot().context.problem).toEqual({ kind: "failed" });
});

function start() {
  const createApplication = deferredCall<Answer<Application>, NewApplication>();
  const provided = applicationCreation.provide({ actors: { createApplication: createApplication.logic } });
  const actor = createActor(provided, { input: { visit: "visit-0001" } }).start();
  return {
    actor,
    createApplication,
    state: () => actor.getSnapshot().value,
    type: (field: keyof ApplicationFields, value: string) => actor.send({ type: "FIELD_TYPED", field, value }),
  };
}

function submitted() {
  const started = start();
  started.type("name", " Web shop ");
  started.type("address", "https://shop.example");
  started.actor.send({ type: "SUBMITTED" });
  return started;
}
