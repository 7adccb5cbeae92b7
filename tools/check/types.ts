import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** Each directory is type-checked separately, with only the types of the directories that it may import. */
export const types: Check = { name: "types", mend: "by hand", run: (root) => command("tsc", ["-b"], root) };
