import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { BulkOutcome } from "#machines/shell/bulk-run.ts";
import { settled } from "#machines/testing/deferred-call.ts";
import { CONCURRENCY, provideBulkRun } from "./provide-bulk-run.ts";

const CODES = ["A", "B", "C", "D", "E"];

/** A run whose calls the test ends. */
function started() {
  const open = new Map<string, PromiseWithResolvers<BulkOutcome>>();
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const logic = provideBulkRun((code, signal) => {
    asked.push(code);
    signals.push(signal);
    const call = Promise.withResolvers<BulkOutcome>();
    open.set(code, call);
    return call.promise;
  });
  const actor = createActor(logic).start();
  actor.send({ type: "STARTED", items: CODES.map((code) => ({ code, name: code })) });
  const end = async (code: string, outcome: BulkOutcome = { kind: "done" }) => {
    open.get(code)?.resolve(outcome);
    await settled();
  };
  return { actor, asked, signals, open, end };
}

test("bulk run: few calls at a time, each made once (2.31)", async () => {
  const { actor, asked, end } = started();
  expect(asked).toEqual(CODES.slice(0, CONCURRENCY));
  for (const code of CODES) await end(code);
  expect(asked).toEqual(CODES);
  expect(actor.getSnapshot().value).toBe("ended");
});

test("bulk run: a failed call affects only its own row (8.4)", async () => {
  const { actor, open, end } = started();
  open.get("A")?.reject(new Error("no network"));
  await settled();
  for (const code of CODES.slice(1)) await end(code);
  expect(actor.getSnapshot().context.ends).toMatchObject([
    { code: "A", outcome: { kind: "failed" } },
    ...CODES.slice(1).map((code) => ({ code, outcome: { kind: "done" } })),
  ]);
});

test("bulk run: when stopped, it waits for pending calls and starts no others (2.31)", async () => {
  const { actor, asked, end } = started();
  actor.send({ type: "STOPPED" });
  for (const code of ["A", "B"]) await end(code);
  expect(actor.getSnapshot().matches("running")).toBe(true);
  await end("C");
  expect(actor.getSnapshot().value).toBe("ended");
  expect(asked).toEqual(["A", "B", "C"]);
});

test("bulk run: leaving the screen aborts pending calls and starts no others (2.31)", async () => {
  const { actor, asked, signals, end } = started();
  actor.stop();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  await end("A");
  expect(asked).toHaveLength(CONCURRENCY);
});
