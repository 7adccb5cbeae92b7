/** A seeded random number generator (mulberry32), so that the demo is the same every time. */
export type SeededRandom = {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** So many bytes for a hash. */
  bytes: (length: number) => Buffer;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => between(0, 255))),
  };
}
