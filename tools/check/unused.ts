import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Finds unused files, exports and dependencies, and dependencies that are missing in package.json. */
export const unused: Check = {
  name: "unused code",
  mend: "`npm run fix -- --unused` removes exports and dependencies that nothing uses; files by hand",
  run: (root) =>
    command("knip", ["--no-progress", "--no-config-hints", "--cache", "--cache-location", ".cache/knip"], root),
};
