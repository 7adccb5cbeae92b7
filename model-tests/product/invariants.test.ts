import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import {
  after,
  atMostOnce,
  explore,
  generate,
  hasCall,
  inState,
  type MachineModel,
  never,
  type TimeInvariant,
  walkAtRandom,
  when,
} from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { tabsModel } from "#model-tests/models/tabs.ts";
import { verificationModel } from "#model-tests/models/verification.ts";

const SEED = 13;

test.each(EVERY_MODEL)("every invariant of $machine.id holds on random walks", (model) => {
  expect(walkAtRandom(model, explore(model), { walks: 15, steps: 40, seed: SEED })).toBeNull();
});

test.each<[string, TimeInvariant, string]>([
  ["never … before …", never(inState("passed")).before("CODE_TYPED (nothing)"), "checkCode answers (accepted)"],
  [
    "after … until …",
    after(inState("open.checking")).until(inState("passed")).never(inState("open.typing")),
    "checkCode answers (refused)",
  ],
  ["at most once between …", atMostOnce(hasCall("checkCode")).between(inState("passed")), "CODE_SUBMITTED"],
  ["when … then …", when("DISMISSED").then(inState("passed")), "verification, after DISMISSED"],
])("a broken invariant of the form '%s' is refused with the shortest counterexample", (_, invariant, last) => {
  const broken = () => generate({ ...verificationModel, overTime: { "it is otherwise": invariant } });
  expect(broken).toThrow(`${last}: invariant violated: it is otherwise`);
});

test("a temporal invariant that never applies is refused", () => {
  const invariant = never(inState("open.paused")).before(inState("passed"));
  expect(generate({ ...verificationModel, overTime: { "it pauses": invariant } }).gaps).toEqual([
    "verification: this invariant never applies: it pauses",
  ]);
});

test("random walks: a deep fault is found, shortened, and found again with its seed", () => {
  const always = {
    "an address without a tab is shown beside three tabs at most": ({ context }: AnyMachineSnapshot) =>
      context.active !== "" || context.tabs.length < 4,
  };
  const graph = explore(tabsModel);
  const model: MachineModel = { ...tabsModel, always };
  const broken = walkAtRandom(model, graph, { walks: 200, steps: 40, seed: SEED });
  expect(broken?.problem).toContain("invariant violated: an address without a tab");
  expect(broken?.steps).toHaveLength(2);
  expect(walkAtRandom(model, graph, { walks: 200, steps: 40, seed: SEED })).toEqual(broken);
});

test("random walks: an incomplete stateKey is detected", () => {
  const model: MachineModel = { ...verificationModel, stateKey: () => ({}), overTime: {} };
  const broken = walkAtRandom(model, explore(model), { walks: 50, steps: 40, seed: SEED });
  expect(broken?.problem).toContain("stateKey lacks part of the context");
});
