import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const INPUTS = [
  "{src,machines,contracts,locales}/**/*.*",
  "tools/build.ts",
  "tools/build/*.ts",
  "index.html",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
];
const NOT_BUILT = /\.test\.tsx?$|^contracts[\\/]pacts[\\/]/;

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

/** A hash of every source of the built console. It changes when a build would give a different result. */
export function hashInputs(root: string): string {
  const { SITE_ORIGIN = "", BASE_PATH = "" } = process.env;
  const hash = createHash("sha256").update(`SITE_ORIGIN=${SITE_ORIGIN}\0BASE_PATH=${BASE_PATH}\0`);
  const names = globSync(INPUTS, { cwd: root }).filter((name) => !NOT_BUILT.test(name));
  for (const name of names.sort())
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update("\0");
  return hash.digest("hex");
}
