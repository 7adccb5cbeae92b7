import { isDeepStrictEqual } from "node:util";
import { tabs } from "#machines/shell/tabs.ts";
import { exactly, hasEffect, ignored, noPayload, not, onEvent, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const tab = (name: string) => ({ title: name, name, fullPath: `/${name}`, query: {}, ignoreCache: false });
const [CONSOLE, ORDERS, BILLS] = [tab("console"), { ...tab("orders"), ignoreCache: true }, tab("bills")];
/** Tabs opened earlier: another page of the bills, and one that is never visited. */
const OPENED = [{ ...BILLS, fullPath: "/bills?page=2", query: { page: "2" } }, tab("applications")];

type Open = { name: string; fullPath: string };
const namesOf = (open: readonly Open[] = []) => open.map(({ name }) => name);
const pathsOf = (open: readonly Open[] = []) => open.map(({ fullPath }) => fullPath);

export const tabsModel = modelOf<typeof tabs>({
  machine: tabs,
  description: "The tab bar (2.39, 3.4)",
  input: { first: CONSOLE, opened: OPENED },
  events: {
    VISITED: { "the first": { tab: CONSOLE }, orders: { tab: ORDERS }, bills: { tab: BILLS } },
    ...noPayload("VISITED_WITHOUT_TAB"),
    CLOSED: {
      orders: { fullPath: ORDERS.fullPath, scope: "this" },
      "left of orders": { fullPath: ORDERS.fullPath, scope: "left" },
      "right of orders": { fullPath: ORDERS.fullPath, scope: "right" },
      "all but orders": { fullPath: ORDERS.fullPath, scope: "others" },
      all: { fullPath: CONSOLE.fullPath, scope: "all" },
      "the first": { fullPath: CONSOLE.fullPath, scope: "this" },
      "a missing tab": { fullPath: "/nowhere", scope: "others" },
    },
    RELOADED: { "the first": { fullPath: CONSOLE.fullPath }, orders: { fullPath: ORDERS.fullPath } },
    MOVED: {
      "orders to the third place": { fullPath: ORDERS.fullPath, to: 2 },
      "the first away": { fullPath: CONSOLE.fullPath, to: 1 },
    },
    ...noPayload("SIGNED_OUT"),
  },
  answers: {},
  stateKey: ({ tabs: open, active, kept }) => ({ open: pathsOf(open), active, kept: pathsOf(kept).toSorted() }),
  always: {
    "the first tab is always the console's (3.4)": ({ context }) => context.tabs[0] === CONSOLE,
    "full paths of tabs are unique (3.4)": ({ context }) =>
      new Set(context.tabs.map(({ fullPath }) => fullPath)).size === context.tabs.length,
    "only screens with a tab are kept, except routes that exclude it (9.8)": ({ context }) =>
      context.kept.every(({ name }) => context.tabs.some((open) => open.name === name && !open.ignoreCache)),
    "the active tab, if any, is open (3.4)": ({ context }) =>
      context.active === "" || context.tabs.some(({ fullPath }) => fullPath === context.active),
  },
  overTime: {
    "reloading affects the active tab's screen only (3.4)": when("RELOADED").then((moment) => {
      const address = moment.step?.event["fullPath"];
      const isActive = moment.before?.context.active === address;
      return isActive ? exactly({ effects: [["reloadScreen", address]] })(moment) : ignored(moment);
    }),
    "a visited screen gets the active tab, and is kept unless its route excludes it (3.4, 9.8)": when("VISITED").then(
      ({ step, after: { context } }) => {
        const visited = step?.event["tab"];
        return (
          context.active === visited.fullPath &&
          context.tabs.includes(visited) &&
          pathsOf(context.kept).includes(visited.fullPath) !== visited.ignoreCache &&
          context.kept.filter(({ name }: Open) => name === visited.name).length <= 1
        );
      },
    ),
    "another page of a list stays in its tab (3.4)": when("VISITED (bills)", ({ before }) =>
      namesOf(before?.context.tabs).includes("bills"),
    ).then(({ before, after: { context } }) => isDeepStrictEqual(namesOf(context.tabs), namesOf(before?.context.tabs))),
    "an address without a tab makes no tab active (3.4)": when("VISITED_WITHOUT_TAB").exactly({
      context: { active: "" },
    }),
    "closing the active tab navigates to the new active tab (3.4)": when(
      "CLOSED",
      ({ before, after }) => before?.context.active !== after.context.active,
    ).then((moment) => hasEffect("goTo", (address: unknown) => address === moment.after.context.active)(moment)),
    "the new active tab is the one whose menu was used, or the previous one (3.4)": when(
      "CLOSED",
      ({ before, after }) => before?.context.active !== after.context.active,
    ).then(({ step, before, after: { context } }) => {
      const [there, left] = [pathsOf(before?.context.tabs), pathsOf(context.tabs)];
      const asked: string = step?.event["fullPath"];
      const previous = there.slice(0, there.indexOf(before?.context.active)).findLast((path) => left.includes(path));
      return context.active === (left.includes(asked) ? asked : previous);
    }),
    "closing another tab does not navigate (3.4)": when(
      "CLOSED",
      ({ before, after }) => before?.context.active === after.context.active,
    ).then(not(hasEffect("goTo"))),
    "closing all tabs keeps the first (3.4)": when("CLOSED (all)").then(
      ({ after: { context } }) => context.tabs.length === 1,
    ),
    "closing a tab closes that tab only, and its menu those to the left, to the right, or all others (3.4)": when(
      onEvent("CLOSED", "orders", "left of orders", "right of orders", "all but orders"),
      ({ before }) => before?.context.tabs.includes(ORDERS),
    ).then(({ step, before, after: { context } }) => {
      const there: unknown[] = before?.context.tabs;
      const at = there.indexOf(ORDERS);
      const stays = {
        orders: (place: number) => place !== at,
        "left of orders": (place: number) => place >= at,
        "right of orders": (place: number) => place <= at,
        "all but orders": (place: number) => place === at,
      }[step?.fixture ?? ""];
      return isDeepStrictEqual(
        context.tabs,
        there.filter((_, place) => place === 0 || stays?.(place)),
      );
    }),
    "closing the first tab or a missing one is ignored (3.4)": when(
      onEvent("CLOSED", "the first", "a missing tab"),
    ).isIgnored(),
    "a tab can be moved, but never before or from the first place (3.4)": when("MOVED").then((moment) => {
      const there: unknown[] = moment.before?.context.tabs;
      const isMovable = there.includes(ORDERS) && there.length > 2 && there[2] !== ORDERS;
      if (!onEvent("MOVED", "orders to the third place")(moment) || !isMovable) return ignored(moment);
      const tabs = there.filter((one) => one !== ORDERS).toSpliced(2, 0, ORDERS);
      return exactly({ context: { tabs } })(moment);
    }),
    "a sign-out closes all tabs but the first (4.1)": when("SIGNED_OUT").exactly({
      context: { tabs: [CONSOLE], active: "/console", kept: [] },
    }),
  },
});
