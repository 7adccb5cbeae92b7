/** What `npm run sweeps` runs: folders, and files that do more there than in `npm test`. */
export const SWEPT = [
  "model-tests/journeys",
  "model-tests/paths-printed.sweep.test.ts",
  "model-tests/paths-run.browser.test.ts",
  "model-tests/paths-run-whole.sweep.browser.test.ts",
  "model-tests/seeded-defects.sweep.browser.test.ts",
  "sandbox/attacks",
  "sandbox/compose.test.ts",
  "contracts/hand-over/bundle.pact.test.ts",
  "contracts/hand-over/guide.pact.test.ts",
  "contracts/sabotage/missing-rules.pact.test.ts",
  "sandbox/storage/durability.sweep.test.ts",
  "sandbox/storage/list-cost.sweep.test.ts",
];
