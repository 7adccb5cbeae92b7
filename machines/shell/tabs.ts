/**
 * The tab bar (2.39, 3.4): tabs unique by full path; the first one is fixed. Screens are kept as long as their route
 * has a tab (9.8).
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate";
import { unprovided } from "#machines/unprovided.ts";
import { type KeptScreen, withShown, withTabs } from "./kept-screens.ts";
import { activeAfterClosing, type Scope, type Tab, tabsAfterClosing, withTabMoved, withVisited } from "./tab-list.ts";

export const tabs = setup({
  types: {
    input: {} as {
      first: Tab;
      /** The restored tabs, which may include the first one. */
      opened: readonly Tab[];
    },
    context: {} as {
      tabs: readonly Tab[];
      /** The full path of the active tab; "" on an address without a tab. */
      active: string;
      kept: readonly KeptScreen[];
    },
    events: {} as
      | { type: "VISITED"; tab: Tab }
      /** An address without a tab was opened. */
      | { type: "VISITED_WITHOUT_TAB" }
      | { type: "CLOSED"; fullPath: string; scope: Scope }
      | { type: "RELOADED"; fullPath: string }
      | { type: "MOVED"; fullPath: string; to: number }
      | { type: "SIGNED_OUT" },
  },
  guards: {
    closesSomething: ({ context }, { fullPath, scope }: { fullPath: string; scope: Scope }) =>
      tabsAfterClosing(context.tabs, fullPath, scope).length < context.tabs.length,
    closesActive: ({ context }, { fullPath, scope }: { fullPath: string; scope: Scope }) =>
      activeAfterClosing(context, fullPath, scope) !== context.active,
    isActive: ({ context }, fullPath: string) => context.active === fullPath,
    isMovable: ({ context }, { fullPath, to }: { fullPath: string; to: number }) =>
      withTabMoved(context.tabs, fullPath, to) !== context.tabs,
  },
  actions: {
    visit: assign({
      tabs: ({ context }, tab: Tab) => withVisited(context.tabs, tab),
      active: (_, tab) => tab.fullPath,
      kept: ({ context }, tab) => withShown(context.kept, tab),
    }),
    close: assign(({ context }, { fullPath, scope }: { fullPath: string; scope: Scope }) => {
      const left = tabsAfterClosing(context.tabs, fullPath, scope);
      return { tabs: left, active: activeAfterClosing(context, fullPath, scope), kept: withTabs(context.kept, left) };
    }),
    leave: assign({ active: "" }),
    move: assign({
      tabs: ({ context }, { fullPath, to }: { fullPath: string; to: number }) =>
        withTabMoved(context.tabs, fullPath, to),
    }),
    keepFirst: assign({
      tabs: ({ context }) => context.tabs.slice(0, 1),
      active: ({ context }) => context.tabs[0]?.fullPath ?? "",
      kept: [],
    }),
    goTo: (_, _fullPath: string) => unprovided(),
    reloadScreen: (_, _fullPath: string) => unprovided(),
  },
}).createMachine({
  id: "tabs",
  context: ({ input }) => ({
    tabs: input.opened.reduce(withVisited, [input.first]),
    active: input.first.fullPath,
    kept: [],
  }),
  initial: "open",
  states: {
    open: {
      meta: { spec: ["3.4", "9.8"] },
      on: {
        VISITED: { actions: { type: "visit", params: ({ event }) => event.tab } },
        VISITED_WITHOUT_TAB: { actions: "leave" },
        CLOSED: [
          {
            guard: { type: "closesActive", params: ({ event }) => event },
            actions: [
              { type: "close", params: ({ event }) => event },
              { type: "goTo", params: ({ context }) => context.active },
            ],
          },
          // The active tab remains, so there is no navigation.
          {
            guard: { type: "closesSomething", params: ({ event }) => event },
            actions: { type: "close", params: ({ event }) => event },
          },
        ],
        RELOADED: {
          guard: { type: "isActive", params: ({ event }) => event.fullPath },
          actions: { type: "reloadScreen", params: ({ event }) => event.fullPath },
        },
        MOVED: {
          guard: { type: "isMovable", params: ({ event }) => event },
          actions: { type: "move", params: ({ event }) => event },
        },
        SIGNED_OUT: { actions: "keepFirst", meta: { spec: ["4.1"] } },
      },
    },
  },
});

export type TabsActor = ActorRefFrom<typeof tabs>;
export type TabsSnapshot = SnapshotFrom<typeof tabs>;
