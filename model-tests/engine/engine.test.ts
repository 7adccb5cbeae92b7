import { expect, test } from "vitest";
import { explore, generate, partsOf, postmanTours, replayProblem, walkAtRandom } from "./index.ts";
import { countersModel } from "./testing/counters.ts";
import { liftModel } from "./testing/lift.ts";

test("engine: a machine outside the product is explored, covered, replayed and walked at random", async () => {
  const generated = generate(liftModel);
  expect(generated.gaps).toEqual([]);
  expect(await replayProblem(partsOf(generated))).toBeNull();
  expect(walkAtRandom(liftModel, generated.graph, { walks: 5, steps: 20, seed: 1 })).toBeNull();
});

test("engine: tours cover thousands of situations, and more than a model allows are refused", () => {
  const model = countersModel(45);
  const { gaps, graph, paths } = generate(model, "transitions");
  expect(gaps).toEqual([]);
  expect(graph.situations.size).toBe(46 * 46);
  expect(paths.length).toBeGreaterThan(0);
  expect(postmanTours(graph, 80).paths.flat().length).toBeLessThan(1.3 * postmanTours(graph, 80).optimum);
  expect(() => explore({ ...model, maxSituations: 100 })).toThrow("counters has more than 100 situations");
});
