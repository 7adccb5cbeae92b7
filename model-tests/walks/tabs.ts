import { tabsModel } from "#model-tests/models/tabs.ts";
import { type Action, type Expectation, SIGNED_IN, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const tab = (name: string, fullPath: string) => ({ title: name, name, fullPath, query: {}, ignoreCache: false });
const FIRST = tab("Workplace", "/dashboard/workplace");
const ORDERS = { ...tab("orderList", "/order/list"), ignoreCache: true };
const BILLS = tab("billList", "/bill/list");
/** A path without a route, which gets no tab. */
const NO_TAB = "/nothing/is/here";

const bar = ({ person }: Stage) => person.machine("tabs");
const linkTo = (stage: Stage, fullPath: string) => bar(stage).locator(`a[href$="${fullPath}"]`);

/** Chooses an entry of a tab's menu. */
const inMenu =
  (key: string): Action =>
  async (stage, { event }) => {
    const { person } = stage;
    await linkTo(stage, event.fullPath).click({ button: "right" });
    const item = person.page.getByRole("menuitem", { name: person.t(`tabs:${key}`), exact: true });
    await item.press("Enter");
    await item.waitFor({ state: "detached" });
  };

/** The tabs match the context, in order, and the active one is marked. */
const expectTabs: Expectation = async (stage, { context }) => {
  const links = await bar(stage)
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) => ({
        path: new URL((link as HTMLAnchorElement).href).pathname,
        isActive: link.ariaCurrent === "page",
      })),
    );
  const shown = links.map(({ path }) => path);
  const held = context.tabs.map(({ fullPath }: { fullPath: string }) => fullPath);
  if (JSON.stringify(shown) !== JSON.stringify(held)) throw new Error(`the tabs are ${shown.join(", ")}`);
  const marked = links.find(({ isActive }) => isActive)?.path ?? "";
  if (marked !== context.active) throw new Error(`the active tab is "${marked}"`);
};

/** The walk of the tab bar (2.39, 3.4). */
export const tabsWalk = defineWalk(import.meta.vitest, {
  model: {
    ...tabsModel,
    input: { first: FIRST, opened: [] },
    events: {
      VISITED: { "the first": { tab: FIRST }, orders: { tab: ORDERS }, bills: { tab: BILLS } },
      VISITED_WITHOUT_TAB: tabsModel.events.VISITED_WITHOUT_TAB ?? {},
      CLOSED: {
        orders: { fullPath: ORDERS.fullPath, scope: "this" },
        "left of orders": { fullPath: ORDERS.fullPath, scope: "left" },
        "right of orders": { fullPath: ORDERS.fullPath, scope: "right" },
        "all but orders": { fullPath: ORDERS.fullPath, scope: "others" },
        all: { fullPath: FIRST.fullPath, scope: "all" },
      },
      RELOADED: { "the first": { fullPath: FIRST.fullPath }, orders: { fullPath: ORDERS.fullPath } },
      MOVED: { "orders to the end": { fullPath: ORDERS.fullPath, to: 2 } },
      SIGNED_OUT: tabsModel.events.SIGNED_OUT ?? {},
    },
    // These invariants only hold for the model's own tabs.
    always: {},
  },
  initialSteps: ["VISITED (the first)"],
  open: (stage) => stage.open(FIRST.fullPath, { ...SIGNED_IN, settings: JSON.stringify({ tabBar: true }) }),
  excluded: { SIGNED_OUT: { reason: "A sign-out reloads the page without the tab bar." } },
  actions: {
    VISITED: ({ person }, { event }) => person.navigate(event.tab.fullPath),
    VISITED_WITHOUT_TAB: ({ person }) => person.navigate(NO_TAB),
    "CLOSED (orders)": (stage) =>
      bar(stage)
        .getByRole("button", {
          name: stage.person.t("tabs:closeNamed", { title: stage.person.t("frame:menu.orders") }),
        })
        .press("Enter"),
    "CLOSED (left of orders)": inMenu("close.left"),
    "CLOSED (right of orders)": inMenu("close.right"),
    "CLOSED (all but orders)": inMenu("close.others"),
    "CLOSED (all)": inMenu("close.all"),
    RELOADED: inMenu("reload"),
    MOVED: inMenu("moveRight"),
  },
  inEveryState: expectTabs,
  expectations: { open: null },
});
