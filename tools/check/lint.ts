import { command } from "./command.ts";
import type { Check } from "./run-checks.ts";

/** Lints and checks the format, as configured in biome.json. Warnings fail too. */
export const lint: Check = {
  name: "lint and format",
  mend: "`npm run fix` mends the format, the order of imports, `../` and what is marked FIXABLE; the rest by hand",
  run: (root) =>
    command(
      "biome",
      ["ci", "--error-on-warnings", "--diagnostic-level=warn", "--max-diagnostics=500", "--colors=off"],
      root,
    ),
};
