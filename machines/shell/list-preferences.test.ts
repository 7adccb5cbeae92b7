import { expect, test } from "vitest";
import { createActor } from "xstate";
import { listPreferences } from "./list-preferences.ts";
import { type ListPreferences, NO_PREFERENCES, VIEW_NAME_MAX_LENGTH } from "./saved-views.ts";

const FAILED = { name: "Failed", query: "status=failed" };
const LARGE = { name: "Large", query: "sort=-amount" };

test.each(["", "  ", "Failed", " Failed ", "x".repeat(VIEW_NAME_MAX_LENGTH + 1)])(
  "saved views: %o is not accepted as the name of another view (2.26)",
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

test("saved views: a name may have 40 characters (2.26)", () => {
  const { actor, preferences } = start();
  actor.send({ type: "VIEW_ADDED", view: { name: "x".repeat(40), query: "" } });
  expect(preferences().views).toEqual([{ name: "x".repeat(40), query: "" }]);
});

function start(preferences: ListPreferences = NO_PREFERENCES) {
  const stored: ListPreferences[] = [];
  const logic = listPreferences.provide({ actions: { store: (_, kept) => stored.push(kept) } });
  const actor = createActor(logic, { input: { preferences } }).start();
  return { actor, stored, preferences: () => actor.getSnapshot().context.preferences };
}
