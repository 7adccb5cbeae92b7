/** Whether this device has a connection, so that the console can say why calls fail (8.4), and when they work again. */
import { type ActorRefFrom, type SnapshotFrom, setup } from "xstate";

/** How long it is said that the connection is back, in milliseconds. */
export const SAID_FOR = 4_000;

export const connection = setup({
  types: { events: {} as { type: "LOST" } | { type: "BACK" } },
  delays: { saidFor: SAID_FOR },
}).createMachine({
  id: "connection",
  initial: "online",
  states: {
    online: { on: { LOST: "offline" } },
    offline: { meta: { spec: ["8.4"] }, on: { BACK: "restored" } },
    restored: { after: { saidFor: "online" }, on: { LOST: "offline" } },
  },
});

export type ConnectionActor = ActorRefFrom<typeof connection>;
export type ConnectionSnapshot = SnapshotFrom<typeof connection>;
