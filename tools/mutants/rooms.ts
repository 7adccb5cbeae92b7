/** What is changed together, and the tests that ought to notice: globs from the root. */
export type Room = { name: string; sources: readonly string[]; tests: readonly string[] };

/**
 * The rooms whose logic is held to be tested by itself (docs/decisions/267). A change has to be noticed by the tests that
 * stand beside it: every test of the house would notice more, and say less of where it broke.
 */
export const ROOMS: readonly Room[] = [
  { name: "reader", sources: ["contracts/reader/*.ts"], tests: ["contracts/reader/*.test.ts"] },
];
