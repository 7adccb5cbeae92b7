import { expect, test } from "vitest";
import { generate, partsOf, replay, walkAtRandom } from "./index.ts";
import { liftModel } from "./testing/lift.ts";

test("a machine of no product is explored, covered, replayed and walked at random", async () => {
  const generated = generate(liftModel);
  expect(generated.gaps).toEqual([]);
  for (const part of partsOf(generated)) {
    const triedIn = new Set<string>();
    for (const path of part.paths) await replay(part, path, triedIn);
    expect(triedIn.size).toBe(part.graph.situations.size);
  }
  expect(walkAtRandom(liftModel, generated.graph, { walks: 5, steps: 20, seed: 1 })).toBeNull();
});
