import { and, assign, fromPromise, setup } from "xstate";
import { inState } from "#model-tests/engine/invariants/moment.ts";
import { when } from "#model-tests/engine/invariants/over-time.ts";
import { modelOf, noPayload } from "#model-tests/engine/model.ts";

/**
 * A lift with three floors and its own door: an example machine with nested and parallel states, a call and two timers.
 */
export const lift = setup({
  types: {
    context: {} as { floor: number; wanted: number; problem: string | null },
    events: {} as { type: "CALLED"; floor: number } | { type: "HELD" } | { type: "RESET" },
  },
  actors: { drive: fromPromise<{ floor: number }, { to: number }>(() => Promise.reject(new Error("not provided"))) },
  actions: { ring: () => undefined },
  guards: {
    isElsewhere: ({ context, event }) => event.type === "CALLED" && event.floor !== context.floor,
    isFloor: ({ event }) => event.type === "CALLED" && event.floor < 3,
  },
  delays: { timeout: 5_000, repair: 60_000 },
}).createMachine({
  id: "lift",
  context: { floor: 0, wanted: 0, problem: null },
  type: "parallel",
  states: {
    car: {
      initial: "standing",
      states: {
        standing: {
          meta: { spec: ["1.1"] },
          on: {
            CALLED: {
              guard: and(["isElsewhere", "isFloor"]),
              target: "driving",
              actions: assign({ wanted: ({ event }) => event.floor, problem: null }),
            },
          },
        },
        driving: {
          invoke: {
            id: "drive",
            src: "drive",
            input: ({ context }) => ({ to: context.wanted }),
            onDone: { target: "standing", actions: [assign({ floor: ({ event }) => event.output.floor }), "ring"] },
            onError: { target: "stuck", actions: assign({ problem: "stuck" }) },
          },
        },
        stuck: { on: { RESET: "standing" }, after: { repair: "standing" } },
      },
    },
    door: {
      initial: "shut",
      states: { shut: { on: { HELD: "open" } }, open: { after: { timeout: "shut" }, on: { HELD: "open" } } },
    },
  },
});

export const liftModel = modelOf<typeof lift>({
  machine: lift,
  description: "A lift of three floors",
  input: undefined,
  events: {
    CALLED: { "to the ground": { floor: 0 }, up: { floor: 2 }, "beyond the roof": { floor: 3 } },
    ...noPayload("HELD", "RESET"),
  },
  answers: { drive: { "on the ground": { floor: 0 }, above: { floor: 2 } } },
  stateKey: ({ floor }) => ({ floor }),
  always: { "a lift that drives knows where (1.1)": ({ context }) => context.wanted < 3 },
  overTime: { "a lift that is called drives (1.1)": when("drive fails").then(inState("car.stuck")) },
});
