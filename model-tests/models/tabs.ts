import { tabs } from "#machines/shell/tabs.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const tab = (name: string) => ({ title: name, name, fullPath: `/${name}`, query: {}, ignoreCache: false });
const [CONSOLE, ORDERS, BILLS] = [tab("console"), { ...tab("orders"), ignoreCache: true }, tab("bills")];

export const tabsModel = modelOf<typeof tabs>({
  machine: tabs,
  about: "The tab bar (2.39, 3.4)",
  input: { first: CONSOLE, opened: [] },
  events: {
    VISITED: { "the first": { tab: CONSOLE }, orders: { tab: ORDERS }, bills: { tab: BILLS } },
    VISITED_WITHOUT_TAB: plain,
    CLOSED: {
      orders: { fullPath: ORDERS.fullPath, scope: "this" },
      "left of orders": { fullPath: ORDERS.fullPath, scope: "left" },
      "right of orders": { fullPath: ORDERS.fullPath, scope: "right" },
      "all but orders": { fullPath: ORDERS.fullPath, scope: "others" },
      all: { fullPath: CONSOLE.fullPath, scope: "all" },
      "the first": { fullPath: CONSOLE.fullPath, scope: "this" },
      "what is not open": { fullPath: "/nowhere", scope: "others" },
    },
    RELOADED: { "the first": { fullPath: CONSOLE.fullPath }, orders: { fullPath: ORDERS.fullPath } },
    MOVED: {
      "orders to the end": { fullPath: ORDERS.fullPath, to: 2 },
      "the first away": { fullPath: CONSOLE.fullPath, to: 1 },
    },
    SIGNED_OUT: plain,
  },
  answers: {},
  stateKey: ({ tabs: open, active, kept }) => ({
    open: open.map(({ name }) => name),
    active,
    kept: kept.map(({ name }) => name),
  }),
  always: {
    "the first tab stays the first (3.4)": ({ context }) => context.tabs[0] === CONSOLE,
    "each tab is there once, by its full path (3.4)": ({ context }) =>
      new Set(context.tabs.map(({ fullPath }) => fullPath)).size === context.tabs.length,
    "only what has a tab is kept, and nothing that its route leaves out (9.8)": ({ context }) =>
      context.kept.every(({ name }) => context.tabs.some((open) => open.name === name && !open.ignoreCache)),
    "the active tab is one of those that are open, where there is one (3.4)": ({ context }) =>
      context.active === "" || context.tabs.some(({ fullPath }) => fullPath === context.active),
  },
});
