/** The merchant's role (4.2, 6.2): empty by default, from the profile, or switched on this device only. */
import { type ActorRefFrom, emit, type SnapshotFrom, setup } from "xstate";

export const role = setup({
  types: {
    events: {} as { type: "PROFILE_LOADED"; role: string } | { type: "SWITCHED" } | { type: "SIGNED_OUT" },
    emitted: {} as { type: "roleSwitched"; role: "user" | "admin" },
  },
}).createMachine({
  id: "role",
  initial: "none",
  on: {
    PROFILE_LOADED: [
      { guard: ({ event }) => event.role === "admin", target: ".admin" },
      { guard: ({ event }) => event.role === "user", target: ".user" },
      { target: ".none" },
    ],
    SWITCHED: { target: ".user", actions: emit({ type: "roleSwitched", role: "user" }) },
    SIGNED_OUT: ".none",
  },
  states: {
    none: { meta: { spec: ["6.2"] } },
    user: {
      meta: { spec: ["4.2"] },
      on: { SWITCHED: { target: "admin", actions: emit({ type: "roleSwitched", role: "admin" }) } },
    },
    admin: { meta: { spec: ["4.2"] } },
  },
});

export type RoleActor = ActorRefFrom<typeof role>;
export type RoleSnapshot = SnapshotFrom<typeof role>;
