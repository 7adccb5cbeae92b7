import { expect, test } from "vitest";
import { assign, setup } from "xstate";
import { explore, generate, type MachineModel, modelOf, noPayload, postmanTours } from "./index.ts";

test("engine: tours cover thousands of situations, and more than a model allows are refused", () => {
  const model = countersModel(45);
  const graph = explore(model);
  expect(generate(model, "transitions").gaps).toEqual([]);
  expect(graph.situations.size).toBe(46 * 46);
  expect(postmanTours(graph, 80).paths.flat().length).toBeLessThan(1.3 * postmanTours(graph, 80).optimum);
  expect(() => explore({ ...model, maxSituations: 100 })).toThrow("counters has more than 100 situations");
});

type Event = { type: "MORE" | "LESS" | "FURTHER" | "BACK" | "CLEARED" };

/** Two counters up to a limit: a machine with (limit + 1)² situations. */
function countersModel(limit: number): MachineModel {
  const machine = setup({
    types: { context: {} as { x: number; y: number }, events: {} as Event },
    guards: {
      hasMore: ({ context }) => context.x < limit,
      hasLess: ({ context }) => context.x > 0,
      isNear: ({ context }) => context.y < limit,
      isFar: ({ context }) => context.y > 0,
    },
  }).createMachine({
    id: "counters",
    context: { x: 0, y: 0 },
    on: {
      MORE: { guard: "hasMore", actions: assign({ x: ({ context }) => context.x + 1 }) },
      LESS: { guard: "hasLess", actions: assign({ x: ({ context }) => context.x - 1 }) },
      FURTHER: { guard: "isNear", actions: assign({ y: ({ context }) => context.y + 1 }) },
      BACK: { guard: "isFar", actions: assign({ y: ({ context }) => context.y - 1 }) },
      CLEARED: { actions: assign({ x: 0, y: 0 }) },
    },
  });
  return modelOf<typeof machine>({
    machine,
    description: "Two counters",
    input: undefined,
    events: noPayload("MORE", "LESS", "FURTHER", "BACK", "CLEARED"),
    answers: {},
    stateKey: ({ x, y }) => ({ x, y }),
    always: { "it stays within its limit": ({ context }) => context.x <= limit && context.y <= limit },
  });
}
