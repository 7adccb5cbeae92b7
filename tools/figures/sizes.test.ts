import { expect, test } from "vitest";
import { isWithinLimit } from "./figure.ts";
import { codeSizes } from "./sizes.ts";

const FRAME = { path: "/assets/frame.js", bytes: 60_000 };
const LISTS = { path: "/assets/lists.js", bytes: 20_000 };

const missed = (screens: Record<string, { path: string; bytes: number }[]>) =>
  codeSizes([FRAME], new Map(Object.entries(screens)))
    .map(({ figure }) => figure)
    .filter((figure) => !isWithinLimit(figure))
    .map(({ name, value }) => `${name}: ${value} kB`);

test("files of the console's first screen count for no other screen, and files that two screens share count for both", () => {
  const orders = [FRAME, LISTS, { path: "/assets/orders.js", bytes: 5_000 }];
  expect(missed({ "/order/list": orders, "/bill/list": [FRAME, LISTS] })).toEqual([]);
});

test("a screen with too much own code, and a screen that loads too much, exceed their limits", () => {
  const wallet = [FRAME, { path: "/assets/wallet.js", bytes: 25_001 }];
  expect(missed({ "/order/list": [FRAME], "/wallet/index": wallet })).toEqual([
    "code that one screen has for itself, gzipped, the most (/wallet/index): 25.001 kB",
    "code that a screen brings once the console's first one has rested, gzipped, the most (/wallet/index): 25.001 kB",
  ]);
  const orders = [LISTS, { path: "/assets/orders.js", bytes: 5_001 }];
  expect(missed({ "/order/list": orders, "/bill/list": [LISTS] })).toEqual([
    "code that a screen brings once the console's first one has rested, gzipped, the most (/order/list): 25.001 kB",
  ]);
});

test("screens without measurements exceed their limits", () => {
  expect(missed({})).toHaveLength(2);
});
