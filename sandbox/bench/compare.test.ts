import { expect, test } from "vitest";
import { compare, timed } from "./compare.ts";

/** Gives these times one after another; the first one is for warming up. */
function taking(label: string, ...times: number[]) {
  return { label, time: async () => times.shift() ?? Number.NaN };
}

const isKept = ({ value, bar }: Awaited<ReturnType<typeof compare>>) => "most" in bar && value <= bar.most;

test("what takes twice as long keeps a bar of two, and a seeded slowness beyond that misses it", async () => {
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
    bar: { most: 2 },
  });
  expect(isKept(quick)).toBe(true);
  expect(isKept(await ask(11))).toBe(false);
});

test("moments of noise decide nothing, on either side", async () => {
  const [base, measured] = [taking("a", 5, 500, 5, 5), taking("b", 6, 6, 6, 900)];
  expect((await compare("a list", { base, measured, most: 2, rounds: 3 })).value).toBe(6 / 5);
});

test("what was not measured keeps no bar", async () => {
  const figure = await compare("a list", { base: taking("a", 1), measured: taking("b", 1), most: 2, rounds: 1 });
  expect(isKept(figure)).toBe(false);
});

test("work is timed from its beginning to its end, and one that is slower is found out", async () => {
  const wait = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const figure = await compare("a list", {
    base: timed("a", wait(2)),
    measured: timed("b", wait(40)),
    most: 2,
    rounds: 3,
  });
  expect(isKept(figure)).toBe(false);
});
