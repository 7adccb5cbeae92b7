import { expect, test } from "vitest";
import { createActor } from "xstate";
import { palette } from "#machines/shell/palette.ts";
import type { PaletteEntry } from "#machines/shell/palette-entries.ts";
import { chooseEntry } from "./choose-entry.ts";

const ENTRIES: PaletteEntry[] = [
  { id: "orders", group: "goTo", label: "My orders" },
  { id: "signOut", group: "commands", label: "Sign out" },
];

function open() {
  const chosen: (string | undefined)[] = [];
  const logic = palette.provide({ actions: { runEntry: (_, entry) => void chosen.push(entry?.id) } });
  return { chosen, actor: createActor(logic, { input: { entries: ENTRIES } }).start() };
}

test("an entry is chosen, whichever one was marked (2.34)", () => {
  const { actor, chosen } = open();
  chooseEntry(actor, "signOut");
  expect(chosen).toEqual(["signOut"]);
});

test("what is pressed and no longer meant chooses nothing, and not another entry (2.34)", () => {
  const { actor, chosen } = open();
  actor.send({ type: "TYPED", query: "si" });
  chooseEntry(actor, "orders");
  expect(chosen).toEqual([]);
  expect(actor.getSnapshot().status).toBe("active");
});
