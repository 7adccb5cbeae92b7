import { expect, test } from "vitest";
import { createActor, fromPromise, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { failed, refused, wasAccepted, withService } from "./service-answers.ts";
import { accepted, refusal } from "./testing/answers.ts";
import { deferredCall } from "./testing/deferred-call.ts";
import { UNREACHABLE_ERROR } from "./testing/sample-failure.ts";
import { unprovided } from "./unprovided.ts";

/** A machine with one call that can be retried. */
const askingSetup = () =>
  withService(
    setup({
      types: { context: {} as { problem: Problem | null }, events: {} as { type: "RETRIED" } },
      actors: { ask: fromPromise<Answer<unknown>>(unprovided) },
    }),
  );

const asking = () =>
  askingSetup().createMachine({
    id: "asking",
    context: { problem: null },
    initial: "loading",
    states: {
      loading: {
        entry: "clearProblem",
        invoke: {
          id: "ask",
          src: "ask",
          onDone: [{ guard: wasAccepted, target: "done" }, refused("unavailable")],
          onError: failed("unavailable"),
        },
      },
      unavailable: { on: { RETRIED: "loading" } },
      done: { type: "final" },
    },
  });

test("service answers: an accepted answer leads on; a refusal or failure is kept until the retry (8.2, 8.4)", async () => {
  const call = deferredCall<Answer<unknown>>();
  const actor = createActor(asking().provide({ actors: { ask: call.logic } })).start();
  const problem = () => actor.getSnapshot().context.problem;

  await call.answers(refusal("2001"));
  expect(actor.getSnapshot().value).toBe("unavailable");
  expect(problem()).toEqual({ kind: "refused", errCode: "2001", errMsg: "refused with 2001" });

  actor.send({ type: "RETRIED" });
  expect(problem()).toBe(null);
  await call.fails(UNREACHABLE_ERROR);
  expect(actor.getSnapshot().value).toBe("unavailable");
  expect(problem()).toEqual({ kind: "failed", failure: UNREACHABLE_ERROR.failure });

  actor.send({ type: "RETRIED" });
  await call.answers(accepted(null));
  expect(actor.getSnapshot()).toMatchObject({ value: "done", context: { problem: null } });
});

test("service answers: a misspelt target does not compile, and XState rejects it as well", () => {
  const states = { loading: {}, open: { initial: "typing", states: { typing: {} } } } as const;
  const shared = { id: "misspelt", context: { problem: null }, initial: "loading" } as const;
  // @ts-expect-error: there is no state `lodaing`.
  expect(() => askingSetup().createMachine({ ...shared, states, on: { RETRIED: ".lodaing" } })).toThrow("lodaing");
  expect(() =>
    // @ts-expect-error: there is no state `open.typng`.
    askingSetup().createMachine({ ...shared, states, on: { RETRIED: "#misspelt.open.typng" } }),
  ).toThrow("typng");
  expect(() =>
    // @ts-expect-error: the state after a refusal is `unavailable`.
    askingSetup().createMachine({
      ...shared,
      states: { loading: { invoke: { src: "ask", onDone: [refused("unavailble")] } }, unavailable: {} },
    }),
  ).toThrow("unavailble");
});

test("service answers: a machine that declares a shared name itself does not compile", () => {
  const twice = setup({
    types: { context: {} as { problem: Problem | null } },
    guards: { wasAccepted: () => true },
  });
  // @ts-expect-error: `wasAccepted` is declared twice.
  expect(withService(twice)).toBeDefined();
});

test("service answers: an actor that is not provided fails and says so", () => {
  expect(() => unprovided()).toThrow("This actor has to be provided by the application");
});
