import { join } from "node:path";
import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Every machine's behaviour matches its approved table (model-tests/approved/tables/). */
export const approved: Check = {
  name: "approved behaviour",
  mend: "read the difference; when it is meant, `npm run paths -- --approve MACHINE` (or `all`), and commit the table",
  run: (root) => command("node", [join(root, "model-tests/paths.ts"), "--check"], root),
};
