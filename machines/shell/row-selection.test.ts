import { expect, test } from "vitest";
import { createActor } from "xstate";
import { isPageSelected, rowSelection } from "./row-selection.ts";

function shown(...codes: string[]) {
  const actor = createActor(rowSelection).start();
  actor.send({ type: "ROWS_SHOWN", codes });
  return { actor, selected: () => actor.getSnapshot().context.selected };
}

test("row selection: rows are selected one by one, kept in list order, and deselected (2.31)", () => {
  const { actor, selected } = shown("A", "B", "C");
  for (const code of ["C", "A"]) actor.send({ type: "TOGGLED", code });
  expect(selected()).toEqual(["A", "C"]);
  actor.send({ type: "TOGGLED", code: "A" });
  expect(selected()).toEqual(["C"]);
  actor.send({ type: "ROW_DONE", code: "C" });
  expect(selected()).toEqual([]);
});

test("row selection: the whole page is selected, whatever was selected on it, and then deselected (2.31)", () => {
  const { actor, selected } = shown("A", "B");
  actor.send({ type: "TOGGLED", code: "B" });
  actor.send({ type: "PAGE_TOGGLED" });
  expect(selected()).toEqual(["A", "B"]);
  expect(isPageSelected(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: "PAGE_TOGGLED" });
  expect(selected()).toEqual([]);
});

test("row selection: a row that leaves the page is deselected, and a row that is not on it cannot be selected (2.31)", () => {
  const { actor, selected } = shown("A", "B");
  actor.send({ type: "PAGE_TOGGLED" });
  actor.send({ type: "ROWS_SHOWN", codes: ["B", "C"] });
  actor.send({ type: "TOGGLED", code: "A" });
  expect(selected()).toEqual(["B"]);
  expect(isPageSelected({ shown: [], selected: [] })).toBe(false);
});
