/** Whether this device has a connection, so that the console can say why calls fail (8.4), and when they work again. */
import { type ActorRefFrom, type SnapshotFrom, setup } from "xstate";

/** How long the notice stays that the connection is back, in milliseconds. */
const NOTICE_DURATION = 4_000;

export const connection = setup({
  types: { events: {} as { type: "WENT_OFFLINE" } | { type: "WENT_ONLINE" } },
  delays: { noticeDuration: NOTICE_DURATION },
}).createMachine({
  id: "connection",
  initial: "online",
  states: {
    online: { on: { WENT_OFFLINE: "offline" } },
    offline: { meta: { spec: ["8.4"] }, on: { WENT_ONLINE: "restored" } },
    restored: { after: { noticeDuration: "online" }, on: { WENT_OFFLINE: "offline" } },
  },
});

export type ConnectionActor = ActorRefFrom<typeof connection>;
export type ConnectionSnapshot = SnapshotFrom<typeof connection>;
