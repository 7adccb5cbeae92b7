import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** No file, export or dependency that nothing uses, and none used that package.json does not name. */
export const unused: Check = {
  name: "unused code",
  run: (root) => command("knip", ["--no-progress", "--no-config-hints"], root),
};
