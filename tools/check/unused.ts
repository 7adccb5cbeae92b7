import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** No file, export or dependency that nothing uses, and none used that package.json does not name. */
export const unused: Check = {
  name: "unused code",
  mend: "`npm run fix -- --unused` removes exports and dependencies that nothing uses; files by hand",
  run: (root) =>
    command("knip", ["--no-progress", "--no-config-hints", "--cache", "--cache-location", ".cache/knip"], root),
};
