import { expect, test } from "vitest";
import { explore, generate, postmanTours } from "./index.ts";
import { countersModel } from "./testing/counters.ts";

test("engine: tours cover thousands of situations, and too many are refused", () => {
  const { gaps, graph, paths } = generate(countersModel(45), "transitions");
  expect(gaps).toEqual([]);
  expect(graph.situations.size).toBe(46 * 46);
  expect(paths.length).toBeGreaterThan(0);
  expect(postmanTours(graph, 80).paths.flat().length).toBeLessThan(1.3 * postmanTours(graph, 80).optimum);
  expect(() => explore(countersModel(71))).toThrow("counters has more than 5000 situations");
});
