import { afterAll, beforeAll, expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { type RunningSandbox, startSandbox } from "#contracts/verification/sandbox-process.ts";
import { BEHAVIOURS } from "./behaviours.ts";
import { misbehave, unprovenRefusals } from "./misbehaving.ts";
import { type Relay, startRelay } from "./relay.ts";

/** `npm run sweeps` takes every rule away; `npm test` a few. */
const IS_WHOLE = process.env.SWEEPS === "whole";
const FEW = ["a check uses up the code for a reset", "a sign-out ends nothing", "every page is the first"];

const interactions = readInteractions();
let sandbox: RunningSandbox;
let relay: Relay;
beforeAll(async () => {
  sandbox = await startSandbox();
  relay = await startRelay(sandbox);
}, 180_000);
afterAll(async () => {
  relay.stop();
  await sandbox.stop();
});

test("a service that lacks a rule fails an exchange", { timeout: 600_000 }, async () => {
  const tried = BEHAVIOURS.filter(({ fault }) => IS_WHOLE || FEW.includes(fault));
  const verdicts = await misbehave(relay, tried, interactions);
  expect(verdicts.filter(({ failing }) => failing.length === 0)).toEqual([]);
  if (IS_WHOLE) expect(unprovenRefusals(verdicts, interactions)).toEqual([]);
});

test("without a departure, what a rule concerns holds: nothing but the rule was missing", async () => {
  const untouched = BEHAVIOURS.filter(({ fault }) => FEW.includes(fault)).map(({ fault, concerns }) => ({
    ...{ fault, concerns },
  }));
  const verdicts = await misbehave(relay, untouched, interactions);
  expect(verdicts.flatMap(({ failing }) => failing)).toEqual([]);
});

test("every refusal is concerned by a rule that can be taken away", () => {
  const verdicts = BEHAVIOURS.map(({ fault, concerns }) => ({
    ...{ fault, failing: interactions.filter(concerns).map(({ description }) => description), holding: [] },
  }));
  expect(unprovenRefusals(verdicts, interactions)).toEqual([]);
});
