import { expect, test } from "vitest";
import { createActor } from "xstate";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type Pasted, signatureCheck, type Verdict } from "./signature-check.ts";

const PASTED: Pasted = { headers: "X-Timestamp: now", body: "{}", secret: "as_secret" };

test("what was pasted is checked once all of it is there (2.24)", async () => {
  const { actor, check, type } = start();
  type({ headers: PASTED.headers, body: PASTED.body });
  actor.send({ type: "SUBMITTED" });
  expect(check.asked).toEqual([]);
  type({ secret: PASTED.secret });
  actor.send({ type: "SUBMITTED" });
  await check.answers({ kind: "genuine" });
  expect(actor.getSnapshot().context.verdict).toEqual({ kind: "genuine" });
  expect(check.asked).toEqual([PASTED]);
});

test("a verdict is gone with the next letter, and may be asked for again (2.24)", async () => {
  const { actor, check, type } = start();
  type(PASTED);
  actor.send({ type: "SUBMITTED" });
  await check.answers({ kind: "wrongSecretOrValues" });
  type({ secret: "as_other" });
  expect(actor.getSnapshot()).toMatchObject({ value: "typing", context: { verdict: null } });
  actor.send({ type: "SUBMITTED" });
  await check.answers({ kind: "stale", minutes: 12 });
  actor.send({ type: "SUBMITTED" });
  expect(actor.getSnapshot()).toMatchObject({ value: "checking", context: { verdict: null } });
});

test("a callback on record is there already; its AppSecret never is (2.24)", () => {
  const { actor } = start({ headers: PASTED.headers, body: PASTED.body });
  expect(actor.getSnapshot().context.fields).toEqual({ ...PASTED, secret: "" });
});

test("where the browser cannot check, that is known (2.24)", async () => {
  const { actor, check, type } = start();
  type(PASTED);
  actor.send({ type: "SUBMITTED" });
  await check.fails();
  expect(actor.getSnapshot().value).toBe("impossible");
});

function start(input = { headers: "", body: "" }) {
  const check = deferredCall<Verdict, Pasted>();
  const actor = createActor(signatureCheck.provide({ actors: { check: check.logic } }), { input }).start();
  const type = (fields: Partial<Pasted>) => {
    for (const field of ["headers", "body", "secret"] as const) {
      const value = fields[field];
      if (value !== undefined) actor.send({ type: "FIELD_TYPED", field, value });
    }
  };
  return { actor, check, type };
}
