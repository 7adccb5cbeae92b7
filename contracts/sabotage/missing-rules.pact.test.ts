import { afterAll, beforeAll, expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { type RunningSandbox, startSandbox } from "#contracts/verification/sandbox-process.ts";
import { MISSING_RULES } from "./missing-rules.ts";
import { type Relay, startRelay } from "./relay.ts";
import { unprovenRefusals, verifyWithoutRules } from "./verify-missing-rules.ts";

/** `npm run sweeps` disables every rule; `npm test` only these. */
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

test("a service without a rule fails at least one exchange", { timeout: 600_000 }, async () => {
  const tried = MISSING_RULES.filter(({ fault }) => IS_WHOLE || FEW.includes(fault));
  const verdicts = await verifyWithoutRules(relay, tried, interactions);
  expect(verdicts.filter(({ failing }) => failing.length === 0)).toEqual([]);
  if (IS_WHOLE) expect(unprovenRefusals(verdicts, interactions)).toEqual([]);
});

test("with the rule in place, the same exchanges hold", async () => {
  const untouched = MISSING_RULES.filter(({ fault }) => FEW.includes(fault)).map(({ fault, concerns }) => ({
    ...{ fault, concerns },
  }));
  const verdicts = await verifyWithoutRules(relay, untouched, interactions);
  expect(verdicts.flatMap(({ failing }) => failing)).toEqual([]);
});

test("every refusal depends on a rule that can be disabled", () => {
  const verdicts = MISSING_RULES.map(({ fault, concerns }) => ({
    ...{ fault, failing: interactions.filter(concerns).map(({ description }) => description), holding: [] },
  }));
  expect(unprovenRefusals(verdicts, interactions)).toEqual([]);
});
