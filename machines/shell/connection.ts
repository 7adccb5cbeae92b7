/** Whether the device is online, shown to explain failing calls (8.4). */
import { type ActorRefFrom, type SnapshotFrom, setup } from "xstate";

/** How long the "back online" notice is shown, in milliseconds. */
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
