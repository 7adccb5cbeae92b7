import { join } from "node:path";
import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Every call, every machine state and every text is covered by a test or a walk. Needs no browser. */
const TESTS = [
  "model-tests/situations/every-call.test.ts",
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
