import { join } from "node:path";
import { build, loadConfigFromFile } from "vite";

/**
 * Builds the console for coverage: with source maps and not minified, so that each branch of a source is a branch of the
 * build. @returns its folder.
 */
export async function buildMeasured(root: string): Promise<string> {
  const outDir = join(root, ".cache/measured");
  const file = join(root, "vite.config.ts");
  const { config = {} } = (await loadConfigFromFile({ command: "build", mode: "production" }, file)) ?? {};
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: "warn",
    build: { ...config.build, outDir, emptyOutDir: true, sourcemap: true, minify: false },
  });
  return outDir;
}
