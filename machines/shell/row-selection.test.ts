import { expect, test } from "vitest";
import { createActor } from "xstate";
import { isPageSelected, rowSelection } from "./row-selection.ts";

function shown(...codes: string[]) {
  const actor = createActor(rowSelection).start();
  actor.send({ type: "ROWS_SHOWN", codes });
  return { actor, selected: () => actor.getSnapshot().context.selected };
}

test("row selection: a row that leaves the page is deselected, and a row that is not on it cannot be selected (2.31)", () => {
  const { actor, selected } = shown("A", "B");
  actor.send({ type: "PAGE_TOGGLED" });
  actor.send({ type: "ROWS_SHOWN", codes: ["B", "C"] });
  actor.send({ type: "TOGGLED", code: "A" });
  expect(selected()).toEqual(["B"]);
  expect(isPageSelected({ shown: [], selected: [] })).toBe(false);
});
