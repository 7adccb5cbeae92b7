import { expect, test } from "vitest";
import { createActor } from "xstate";
import { listPreferences } from "./list-preferences.ts";
import { type ListPreferences, MOST_VIEWS, NO_PREFERENCES, VIEW_NAME_MAX_LENGTH } from "./saved-views.ts";

const FAILED = { name: "Failed", query: "status=failed" };
const LARGE = { name: "Large", query: "sort=-amount" };

test("columns are remembered, and reset (2.26)", () => {
  const { actor, stored, preferences } = start();
  actor.send({ type: "COLUMNS_CHANGED", columns: "code.amount" });
  expect(stored).toEqual([{ ...NO_PREFERENCES, columns: "code.amount" }]);
  actor.send({ type: "COLUMNS_CHANGED", columns: "" });
  expect(preferences()).toEqual(NO_PREFERENCES);
});

test("a view is saved under a name, changed, renamed and deleted (2.26)", () => {
  const { actor, stored, preferences } = start();
  actor.send({ type: "VIEW_ADDED", view: { ...FAILED, name: " Failed " } });
  actor.send({ type: "VIEW_ADDED", view: LARGE });
  actor.send({ type: "VIEW_CHANGED", view: { ...FAILED, query: "status=failed&sort=amount" } });
  actor.send({ type: "VIEW_RENAMED", name: "Failed", to: " To look at " });
  expect(preferences().views).toEqual([{ name: "To look at", query: "status=failed&sort=amount" }, LARGE]);
  actor.send({ type: "VIEW_DELETED", name: "To look at" });
  expect(preferences().views).toEqual([LARGE]);
  expect(stored.at(-1)).toEqual(preferences());
});

test("the view that the list opens with keeps being that one when it is renamed, and is none once it is deleted (2.26)", () => {
  const { actor, preferences } = start({ ...NO_PREFERENCES, views: [FAILED, LARGE] });
  actor.send({ type: "USUAL_CHOSEN", name: "Failed" });
  actor.send({ type: "VIEW_RENAMED", name: "Failed", to: " Mine " });
  expect(preferences().usual).toBe("Mine");
  actor.send({ type: "VIEW_RENAMED", name: "Large", to: "Larger" });
  actor.send({ type: "VIEW_DELETED", name: "Larger" });
  expect(preferences().usual).toBe("Mine");
  actor.send({ type: "USUAL_CHOSEN", name: null });
  expect(preferences().usual).toBeNull();
  actor.send({ type: "USUAL_CHOSEN", name: "Mine" });
  actor.send({ type: "VIEW_DELETED", name: "Mine" });
  expect(preferences().usual).toBeNull();
});

test.each(["", "  ", "Failed", " Failed ", "x".repeat(VIEW_NAME_MAX_LENGTH + 1)])(
  "%o is no name for another view (2.26)",
  (name) => {
    const { actor, stored } = start({ ...NO_PREFERENCES, views: [FAILED, LARGE] });
    const [added, renamed] = [
      { type: "VIEW_ADDED", view: { name, query: "" } },
      { type: "VIEW_RENAMED", name: "Large", to: name },
    ] as const;
    expect([added, renamed].map((event) => actor.getSnapshot().can(event))).toEqual([false, false]);
    actor.send(added);
    actor.send(renamed);
    expect(stored).toEqual([]);
  },
);

test("a name may have 40 characters (2.26)", () => {
  const { actor, preferences } = start();
  actor.send({ type: "VIEW_ADDED", view: { name: "x".repeat(40), query: "" } });
  expect(preferences().views).toEqual([{ name: "x".repeat(40), query: "" }]);
});

test("there are never more views than fit, and what is not saved is not changed (2.26)", () => {
  const views = Array.from({ length: MOST_VIEWS }, (_, index) => ({ name: `View ${index}`, query: "" }));
  const { actor } = start({ ...NO_PREFERENCES, views });
  const can = (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event);
  expect(can({ type: "VIEW_ADDED", view: FAILED })).toBe(false);
  expect(can({ type: "VIEW_CHANGED", view: FAILED })).toBe(false);
  expect(can({ type: "USUAL_CHOSEN", name: "Failed" })).toBe(false);
});

test("what another tab stored holds here too, and is not stored once more (2.26)", () => {
  const { actor, stored, preferences } = start();
  const elsewhere = { columns: "amount", views: [LARGE], usual: "Large" };
  actor.send({ type: "CHANGED_ELSEWHERE", preferences: elsewhere });
  expect(preferences()).toEqual(elsewhere);
  expect(stored).toEqual([]);
});

function start(preferences: ListPreferences = NO_PREFERENCES) {
  const stored: ListPreferences[] = [];
  const logic = listPreferences.provide({ actions: { store: (_, kept) => stored.push(kept) } });
  const actor = createActor(logic, { input: { preferences } }).start();
  return { actor, stored, preferences: () => actor.getSnapshot().context.preferences };
}
