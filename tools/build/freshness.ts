import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs } from "./inputs.ts";

/** Whether `dist/` is up to date with the sources. */
export function isBuilt(root: string): boolean {
  const stamp = stampIn(root);
  return (
    existsSync(join(root, "dist/index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hashInputs(root)
  );
}

/** Records what `dist/` was built from; null removes the record. */
export function recordBuildInputs(inputs: string | null, root: string): void {
  if (inputs === null) rmSync(stampIn(root), { force: true });
  else writeFileSync(stampIn(root), inputs);
}

function stampIn(root: string): string {
  return join(root, ".cache/built-from");
}
