import { join } from "node:path";
import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Every call of the contract has exchanges, an answer in the sandbox, and a machine that makes it. */
export const calls: Check = {
  name: "calls",
  mend: "write the file that each line names",
  run: (root) => command("node", [join(root, "contracts/write.ts"), "--check"], root),
};
