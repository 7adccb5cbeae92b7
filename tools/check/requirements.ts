import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requirementsOf } from "#tools/requirements/document.ts";
import { readModules } from "#tools/requirements/modules.ts";
import type { Check } from "./check.ts";

const pathIn = (root: string) => join(root, "docs/requirements.md");

/** docs/requirements.md says what the files say now. */
export const requirements: Check = {
  name: "requirements",
  mend: "`npm run fix`",
  run: async (root) => {
    const path = pathIn(root);
    const written = existsSync(path) ? readFileSync(path, "utf8") : "";
    return written === requirementsOf(readModules(root))
      ? []
      : ["docs/requirements.md is out of date: `npm run fix` writes it anew"];
  },
};

/** Writes docs/requirements.md from the files as they are now. */
export function writeRequirements(root: string): void {
  mkdirSync(dirname(pathIn(root)), { recursive: true });
  writeFileSync(pathIn(root), requirementsOf(readModules(root)));
}
