import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Every room type-checks by itself: it sees the types of the rooms it may import, and of no other. */
export const types: Check = { name: "types", mend: "by hand", run: (root) => command("tsc", ["-b"], root) };
