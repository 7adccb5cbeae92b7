import { join } from "node:path";
import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Every call, every state of a machine and every text is driven, walked or shown by something: tests that need no browser. */
const TESTS = [
  "model-tests/browser/faults/every-call.test.ts",
  "model-tests/situations/every-state.test.ts",
  "model-tests/situations/every-text.test.ts",
  "model-tests/walk/walks.test.ts",
];

export const shown: Check = {
  name: "situations and walks",
  mend: "write what the message names",
  run: (root) =>
    command(
      "node",
      [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project=unit", "--reporter=dot", "--no-color", ...TESTS],
      root,
    ),
};
