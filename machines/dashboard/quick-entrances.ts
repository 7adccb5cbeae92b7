/** The quick entrances of the console home (2.24): the chosen screens by name, stored on this device. */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate";
import { unprovided } from "#machines/unprovided.ts";

export const MAX_ENTRANCES = 6;

export const quickEntrances = setup({
  types: {
    input: {} as { chosen: readonly string[] },
    context: {} as { chosen: readonly string[] },
    events: {} as { type: "CHOICE_REQUESTED" } | { type: "TOGGLED"; name: string } | { type: "DISMISSED" },
  },
  guards: {
    isChosen: ({ context }, name: string) => context.chosen.includes(name),
    hasRoom: ({ context }) => context.chosen.length < MAX_ENTRANCES,
  },
  actions: {
    storeChosen: (_, _chosen: readonly string[]) => unprovided(),
    add: assign({ chosen: ({ context }, name: string) => [...context.chosen, name] }),
    remove: assign({ chosen: ({ context }, name: string) => context.chosen.filter((one) => one !== name) }),
  },
}).createMachine({
  id: "quickEntrances",
  context: ({ input }) => ({ chosen: input.chosen }),
  initial: "shown",
  states: {
    shown: { meta: { spec: ["2.24"] }, on: { CHOICE_REQUESTED: "choosing" } },
    choosing: {
      meta: { spec: ["2.24"] },
      on: {
        TOGGLED: [
          {
            guard: { type: "isChosen", params: ({ event }) => event.name },
            actions: [
              { type: "remove", params: ({ event }) => event.name },
              { type: "storeChosen", params: ({ context }) => context.chosen },
            ],
          },
          {
            guard: "hasRoom",
            actions: [
              { type: "add", params: ({ event }) => event.name },
              { type: "storeChosen", params: ({ context }) => context.chosen },
            ],
          },
        ],
        DISMISSED: "shown",
      },
    },
  },
});

export type QuickEntrancesActor = ActorRefFrom<typeof quickEntrances>;
export type QuickEntrancesSnapshot = SnapshotFrom<typeof quickEntrances>;
