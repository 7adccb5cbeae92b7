import { expect, test } from "vitest";
import { and, createActor, createMachine, not, or, stateIn } from "xstate";
import { session } from "#machines/account/session.ts";
import { activeIn, chartOf } from "./chart-rows.ts";
import { possibleEvents } from "./possible-events.ts";

const DOOR = createMachine({
  id: "door",
  initial: "closed",
  states: {
    closed: { on: { OPENED: "open", LOCKED: { guard: ({ event }) => event.key.length > 0, target: "locked" } } },
    open: { initial: "wide", on: { CLOSED: "closed" }, states: { wide: { after: { 500: "ajar" } }, ajar: {} } },
    locked: { on: { UNLOCKED: "closed" } },
  },
});

test("each state has a row below the state around it, and each way between two rows a line", () => {
  const { rows, arcs, lanes } = chartOf(DOOR);
  expect(rows.map(({ name, depth, isInitial }) => `${"  ".repeat(depth)}${name}${isInitial ? "*" : ""}`)).toEqual([
    "closed*",
    "open",
    "  wide*",
    "  ajar",
    "locked",
  ]);
  expect(arcs.map(({ from, to, events }) => [from, to, events[0]?.split(".")[0]])).toEqual([
    [0, 1, "OPENED"],
    [1, 0, "CLOSED"],
    [2, 3, "xstate"],
    [0, 4, "LOCKED"],
    [4, 0, "UNLOCKED"],
  ]);
  expect(lanes).toBe(4);
});

test("no line stands in another's way", () => {
  const { arcs } = chartOf(session);
  for (const [index, one] of arcs.entries())
    for (const other of arcs.slice(index + 1))
      if (one.lane === other.lane)
        expect(
          Math.max(one.from, one.to) < Math.min(other.from, other.to) ||
            Math.max(other.from, other.to) < Math.min(one.from, one.to),
        ).toBe(true);
});

test("where the machine is, what it takes there, and what it waits for", () => {
  const door = createActor(DOOR).start();
  const closed = possibleEvents(door.getSnapshot());
  expect([...activeIn(door.getSnapshot())]).toContain("door.closed");
  // The second event's values decide, so it is unknown beforehand.
  expect(closed.events.map(({ type, target, isTaken }) => [type, target, isTaken])).toEqual([
    ["OPENED", "open", true],
    ["LOCKED", "locked", false],
  ]);
  door.send({ type: "OPENED" });
  const open = possibleEvents(door.getSnapshot());
  expect(open.events.map(({ type }) => type)).toEqual(["CLOSED"]);
  expect(open.awaited.map(({ target }) => target)).toEqual(["open.ajar"]);
});

test("a condition is told as it is written, also where it is made of several", () => {
  const guarded = createMachine({
    on: {
      PAID: { guard: and(["isWhole", not(stateIn({ payment: "over" }))]), actions: () => {} },
      WRITTEN_HERE: { guard: () => true, actions: () => {} },
      EITHER: { guard: or([{ type: "isFirst" }, "isLast"]), actions: () => {} },
    },
  }).provide({ guards: { isWhole: () => true, isFirst: () => true, isLast: () => true } });
  expect(possibleEvents(createActor(guarded).getSnapshot()).events.map(({ conditions }) => conditions)).toEqual([
    ["isWhole && !(payment.over)"],
    ["…"],
    ["isFirst || isLast"],
  ]);
});
