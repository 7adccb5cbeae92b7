import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Every directory type-checks by itself: it sees the types of the directories it may import, and of no other. */
export const types: Check = { name: "types", mend: "by hand", run: (root) => command("tsc", ["-b"], root) };
