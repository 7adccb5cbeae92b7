import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the bundle's programs as single files that need only Node. */
export async function buildPrograms(into: string): Promise<void> {
  for (const program of ["verify", "compare"]) {
    await build({
      ...{ configFile: false, logLevel: "warn", root: fileURLToPath(new URL("../../../", import.meta.url)) },
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ...{ ssr: fileURLToPath(new URL(`${program}.ts`, import.meta.url)), outDir: into, emptyOutDir: false },
        ...{ target: "node20", minify: false },
        rolldownOptions: { output: { entryFileNames: `${program}.mjs`, codeSplitting: false } },
      },
    });
  }
}
