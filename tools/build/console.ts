import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { basePath, placeBelow } from "./base-path.ts";
import { compress } from "./compress.ts";
import { recordBuildInputs } from "./freshness.ts";
import { hashInputs } from "./inputs.ts";
import { siteOrigin } from "./site-origin.ts";

/**
 * Builds the console into `dist/`, compressed copies included. It takes the place of the one before only when it is
 * whole: a build that breaks, or that is interrupted, leaves the last good one.
 */
export async function buildConsole(root: string): Promise<void> {
  const cache = join(root, ".cache");
  const [next, last, dist] = [join(cache, "dist-next"), join(cache, "dist-last"), join(root, "dist")];
  const inputs = hashInputs(root);
  mkdirSync(cache, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  // Vite would name each of the three hundred files; what they weigh is what `npm run bench -- --screens` says.
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
