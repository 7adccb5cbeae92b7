import type { Check } from "./check.ts";
import { command } from "./command.ts";

/** The whole project type-checks under its strict settings. */
export const types: Check = { name: "types", run: (root) => command("tsc", ["-p", "."], root) };
