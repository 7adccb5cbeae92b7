import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { basePath, placeBelow } from "./base-path.ts";
import { compress } from "./compress.ts";
import { hashInputs, recordBuildInputs } from "./freshness.ts";
import { siteOrigin } from "./site-origin.ts";

/**
 * Builds the console into `dist/`, with compressed copies. The previous build is replaced only when the new one is
 * complete, so a failed or interrupted build leaves the last good one.
 */
export async function buildConsole(root: string): Promise<void> {
  const cache = join(root, ".cache");
  const [next, last, dist] = [join(cache, "dist-next"), join(cache, "dist-last"), join(root, "dist")];
  const inputs = hashInputs(root);
  mkdirSync(cache, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  // Vite would list each of the three hundred files; `npm run bench -- --screens` prints the sizes.
  await build({ root, logLevel: "warn", build: { outDir: next, emptyOutDir: true } });
  placeBelow(next, basePath(), siteOrigin());
  await compress(next);
  recordBuildInputs(null, root);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
  recordBuildInputs(inputs, root);
}
