import { expect, onTestFinished, test, vi } from "vitest";
import { compare, comparisons, timed } from "./compare.ts";
import type { Figure } from "./report.ts";

/** Returns these times in order, repeating the last one; the first is the warm-up. */
function taking(label: string, ...times: number[]) {
  return { label, time: async () => (times.length > 1 ? times.shift() : times[0]) ?? Number.NaN };
}

const isKept = ({ value, limit }: Figure) => "most" in limit && value <= limit.most;

test("twice as long meets a limit of two, and a seeded slowness beyond it fails", async () => {
  const ask = (time: number) =>
    compare("a list", {
      base: taking("in 1000", 90, 5, 5, 5),
      measured: taking("in 100000", 90, time, time, time),
      most: 2,
      rounds: 3,
    });
  const quick = await ask(10);
  expect(quick).toEqual({
    name: "a list (5.0 ms in 1000, 10.0 ms in 100000)",
    value: 2,
    unit: "",
    limit: { most: 2 },
  });
  expect(isKept(quick)).toBe(true);
  expect(isKept(await ask(11))).toBe(false);
});

test("load on the machine does not change the result", async () => {
  const [base, measured] = [taking("a", 5, 500, 5, 50), taking("b", 6, 60, 900, 6)];
  expect((await compare("a list", { base, measured, most: 2, rounds: 3 })).value).toBe(6 / 5);
});

test("a missed limit is measured again at the end, and a slow one still fails", async () => {
  const told: [string, boolean][] = [];
  const all = comparisons((figure) => told.push([figure.name.split(" (")[0] ?? "", isKept(figure)]));
  const base = taking("a", 5);
  await all.compare("held up", { base, measured: taking("b", 60, 60, 60, 60, 6), most: 2, rounds: 3 });
  await all.compare("slow", { base, measured: taking("b", 60), most: 2, rounds: 3 });
  await all.compare("quick", { base, measured: taking("b", 6), most: 2, rounds: 3 });
  expect(told).toEqual([["quick", true]]);
  await all.finish();
  expect(told.slice(1)).toEqual([
    ["held up", true],
    ["slow", false],
  ]);
});

test("an unmeasured figure fails its limit", async () => {
  const figure = await compare("a list", { base: taking("a", 1), measured: taking("b", 1), most: 2, rounds: 0 });
  expect(isKept(figure)).toBe(false);
});

test("work is timed completely, and slower work is detected", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => async () => vi.advanceTimersByTime(milliseconds);
  const figure = await compare("a list", {
    base: timed("a", wait(2)),
    measured: timed("b", wait(12)),
    most: 2,
    rounds: 3,
  });
  expect(isKept(figure)).toBe(false);
});
