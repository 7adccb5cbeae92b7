import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { session } from "#machines/account/session.ts";
import { generate } from "./generate/generate.ts";
import { checkModel } from "./model.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { sessionModel } from "./models/session.ts";

/** The bar for generating every path of every machine, in milliseconds of its own thread, whoever else is at work. */
const GENERATION_BAR = 2_000;

test.each(EVERY_MODEL)("paths cover every state, transition, guard outcome and clause of $machine.id", (model) => {
  expect(generate(model).gaps).toEqual([]);
});

test("generating every path of every machine takes at most two seconds", () => {
  const start = process.threadCpuUsage();
  for (const model of EVERY_MODEL) generate(model);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(GENERATION_BAR);
});

test("every machine of the product has a model", () => {
  const root = new URL("../machines/", import.meta.url);
  const ids = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .flatMap((path) => [...readFileSync(new URL(path, root), "utf8").matchAll(/createMachine\(\{\s*id: "(\w+)"/g)])
    .map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(EVERY_MODEL.map(({ machine }) => machine.id).toSorted()).toEqual(ids.toSorted());
});

test("a model that forgets an event or an answer, or invents one, is refused by name", () => {
  const { SIGN_OUT: _, ...events } = sessionModel.events;
  const { signIn: __, ...answers } = sessionModel.answers;
  expect(() => checkModel({ ...sessionModel, events })).toThrow("no event SIGN_OUT");
  expect(() => checkModel({ ...sessionModel, answers })).toThrow("no answer of signIn");
  expect(() => checkModel({ ...sessionModel, events: { ...sessionModel.events, PUSHED: {} } })).toThrow("PUSHED");
});

test("a fixture that is missing shows as a transition that no path covers", () => {
  const { gaps } = generate({ ...sessionModel, answers: { ...sessionModel.answers, signIn: {} } });
  expect(gaps.join()).toContain("no path covers transition identity.signingIn: done signIn (1) → identity.signedIn");
});

test("an excuse for what is covered after all is refused", () => {
  const { gaps } = generate({ ...sessionModel, excused: { "identity.signedOut": "Never reached" } });
  expect(gaps).toEqual(["session: nothing is missed that is called identity.signedOut, so it needs no excuse"]);
});

test("a machine that breaks a rule of the specification is not accepted as the measure of itself", () => {
  const forgetful = session.provide({ actions: { clearUser: () => undefined } });
  expect(() => generate({ ...sessionModel, machine: forgetful })).toThrow("signed out is not (4.1)");
});

test("a situation is judged each time that it is reached, not only the first time", () => {
  const always = { "nothing went wrong": ({ context }: AnyMachineSnapshot) => context.problem === null };
  expect(() => generate({ ...sessionModel, always })).toThrow(
    "after signIn answers: it is not so that nothing went wrong",
  );
});

test("a law that holds in every state of its machine, and reads nothing else, is refused", () => {
  const always = {
    "it rings or it does not": ({ value }: AnyMachineSnapshot) =>
      ["none", "asking", "dismissed"].includes(value.ending),
  };
  expect(() => generate({ ...sessionModel, always })).toThrow("could be otherwise than that it rings or it does not");
});

test("no title, label or name that reports carry holds a payload", () => {
  const { graph, paths } = generate(sessionModel);
  const labels = paths.flatMap(({ edges }) => edges.map(({ step }) => step.label + step.fixture));
  expect([...labels, ...graph.situations.keys()].join()).not.toMatch(/merchant@|Fixture-pass|fixture-token/);
});
