import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { chartOf } from "./chart.ts";
import { layOut } from "./layout.ts";
import { eventWords, timerWords } from "./words.ts";

/** Nested and parallel states, with several transitions between two of them. */
const lift = createMachine({
  id: "lift",
  type: "parallel",
  states: {
    car: {
      initial: "standing",
      states: {
        standing: { on: { CALLED: "driving" } },
        driving: { on: { ARRIVED: "standing", REFUSED: "standing", BROKE: "stuck" } },
        stuck: { on: { RESET: "standing" } },
      },
    },
    door: { initial: "shut", states: { shut: { on: { HELD: "open" } }, open: { on: { HELD: "open" } } } },
  },
});

test("chart layout: states lie in their parents, transitions between states have arrows, and no line is slanted", async () => {
  const chart = chartOf(lift, new Map());
  const { boxes, arrows } = await layOut(chart);
  for (const { id, parent } of chart.states) {
    const box = boxes[id];
    const around = boxes[parent ?? id];
    if (!box || !around) throw new Error(`${id} has no place`);
    expect(box.x >= around.x && box.y >= around.y, id).toBe(true);
    expect(box.x + box.width <= around.x + around.width && box.y + box.height <= around.y + around.height, id).toBe(
      true,
    );
  }
  const leaving = chart.transitions.filter(({ from, to }) => from !== to).map(({ id }) => id);
  expect(arrows.flatMap(({ transitions }) => transitions).toSorted()).toEqual(leaving.toSorted());
  const slanting = arrows.filter(({ points }) =>
    points.some(([x, y], place) => {
      const [nextX, nextY] = points[place + 1] ?? [x, y];
      return Math.abs(nextX - x) > 2 && Math.abs(nextY - y) > 2;
    }),
  );
  expect(slanting.map(({ transitions }) => transitions)).toEqual([]);
});

test("chart words: events are written as words, timers with name and duration", () => {
  const timers = new Map([["pollDelay", [5_000, 2_000]]]);
  expect(eventWords("CODE_SUBMITTED", timers)).toBe("code submitted");
  expect(eventWords("xstate.done.actor.checkCode", timers)).toBe("check code answers");
  expect(eventWords("xstate.error.actor.checkCode", timers)).toBe("check code fails");
  expect(eventWords("xstate.after.pollDelay.orderPayment.poll", timers)).toBe("poll delay elapses (2 s or 5 s)");
  expect(timerWords("90000", timers)).toBe("after 1.5 min");
});
