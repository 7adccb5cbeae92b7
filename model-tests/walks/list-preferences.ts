import { sampleOrder } from "#machines/testing/sample-order.ts";
import { enabled } from "#model-tests/engine/index.ts";
import { listPreferencesModel } from "#model-tests/models/list-preferences.ts";
import { type Action, type Expectation, SIGNED_IN, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

/** Storage key of the order list's preferences. */
const KEPT = "list-orders";
const NOTHING = { columns: "", views: [], usual: null };

type Kept = { views: { name: string }[]; usual: string | null };

const views = ({ person }: Stage) => person.page.getByRole("navigation", { name: person.t("views:label") });

/** Shows a view and chooses an entry of its menu. */
const inMenu =
  (name: string, key: string): Action =>
  async (stage) => {
    await show(stage, name);
    await choose(stage, name, key);
  };

/** Chooses an entry and waits until the menu is gone, because a closing menu still matches. */
async function choose({ person }: Stage, name: string, key: string) {
  await person.button("views:menuOf", { name }).press("Enter");
  const entry = person.page.getByRole("menuitem", { name: person.t(`views:${key}`), exact: true });
  await entry.press("Enter");
  await entry.waitFor({ state: "detached" });
}

async function show(stage: Stage, name: string) {
  await views(stage).locator(`a[href*="view=${name}"]`).press("Enter");
  await stage.person.expectPath(new RegExp(`view=${name}`));
}

async function names({ person }: Stage, name: string) {
  const field = person.page.getByLabel(person.t("views:name"));
  await field.fill(name);
  await field.press("Enter");
  await field.waitFor({ state: "detached" });
}

/** Views are tabs in order, the default view is marked, and the device stores the same. */
const expectViews: Expectation = async (stage, { context }) => {
  const { views: held, usual }: Kept = context.preferences;
  const shown =
    held.length === 0
      ? []
      : await views(stage)
          .locator('a[href*="view="]:not([href$="view="])')
          .evaluateAll((links) =>
            links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("view")),
          );
  if (JSON.stringify(shown) !== JSON.stringify(held.map(({ name }) => name)))
    throw new Error(`the views are ${shown.join(", ")}`);
  const isUsual = stage.person.t("views:isUsual");
  const marked = await views(stage).locator("li title", { hasText: isUsual }).count();
  if (marked !== (usual === null ? 0 : 1)) throw new Error(`${marked} views are marked as the usual one`);
  const kept: Kept = JSON.parse((await stage.person.stored(KEPT)) ?? JSON.stringify(NOTHING));
  const nameAll = (all: Kept) => JSON.stringify([all.views.map(({ name }) => name), all.usual]);
  if (nameAll(kept) !== nameAll({ views: held, usual })) throw new Error(`this device keeps ${nameAll(kept)}`);
};

/** The walk of a list's preferences (2.26): the merchant's orders with eleven views, one below the limit. */
export const listPreferencesWalk = defineWalk(import.meta.vitest, {
  model: listPreferencesModel,
  dataMachine: null,
  background: { "/api/Order/List": { items: [sampleOrder("failed")], total: 1 } },
  async open(stage) {
    const kept = JSON.stringify(listPreferencesModel.input.preferences);
    await stage.open("/order/list", { ...SIGNED_IN, [KEPT]: kept });
    await stage.person.expectState("list", "shown");
  },
  // Only an existing view has a menu.
  isPossible: ({ step: { label, fixture } }, { snapshot: { context } }) => {
    const { views: held, usual }: Kept = context.preferences;
    if (label === "USUAL_CHOSEN" && fixture === "none") return usual !== null;
    if (["VIEW_CHANGED", "VIEW_RENAMED", "VIEW_DELETED", "USUAL_CHOSEN"].includes(label))
      return held.some(({ name }) => name === "Failed");
    return true;
  },
  actions: {
    COLUMNS_CHANGED: async ({ person }) => {
      await person.button("list:columns").press("Enter");
      const box = person.page.getByRole("checkbox", { name: person.t("orders:list.status"), exact: true });
      await box.press("Space");
      await person.page.keyboard.press("Escape");
      await box.waitFor({ state: "detached" });
    },
    VIEW_ADDED: async (stage, { event }) => {
      await stage.person.navigate("/order/list?status=failed");
      await enabled(stage, stage.person.button("list:saveView")).press("Enter");
      await names(stage, event.view.name);
    },
    VIEW_CHANGED: async (stage) => {
      await show(stage, "Failed");
      const { pathname, searchParams } = new URL(stage.person.page.url());
      searchParams.set("sort", searchParams.get("sort") === "amount" ? "-amount" : "amount");
      await stage.person.navigate(`${pathname}?${searchParams}`);
      await choose(stage, "Failed", "saveChanges");
    },
    VIEW_RENAMED: async (stage, step, snapshot) => {
      await inMenu("Failed", "rename")(stage, step, snapshot);
      await names(stage, step.event.to);
    },
    VIEW_DELETED: inMenu("Failed", "delete"),
    "USUAL_CHOSEN (failed)": inMenu("Failed", "makeUsual"),
    "USUAL_CHOSEN (none)": (stage, step, snapshot) =>
      inMenu(snapshot.context.preferences.usual, "noUsual")(stage, step, snapshot),
    CHANGED_ELSEWHERE: (stage, { event }) => stage.storeElsewhere({ [KEPT]: JSON.stringify(event.preferences) }),
  },
  inEveryState: expectViews,
  expectations: { kept: null },
});
