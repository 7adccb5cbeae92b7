import { readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { startTestSandbox } from "#model-tests/browser/test-sandbox.ts";
import { sourcesOf } from "#model-tests/product/sources.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, ".cache/mutants");

/** A mutant in the built console. */
export type Carried = {
  /** The value of `globalThis.mutant` that selects this mutant, from 1. */
  number: number;
  machine: string;
  /** The changed source and its content. */
  file: string;
  source: string;
};

/**
 * Builds and serves a console with many mutants; `globalThis.mutant` of a page selects one or none. One build per mutant
 * would take ten times as long as its walk.
 */
export async function startMutantConsole(all: readonly Carried[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const plugin = carrying(all, await exportsOf(new Set(all.map(({ machine }) => machine))));
  const into = { outDir: FOLDER, emptyOutDir: true, reportCompressedSize: false };
  await build({ root: ROOT, logLevel: "error", plugins: [plugin], build: into });
  const { url, stop } = await startTestSandbox({ SANDBOX_SITE_DIR: FOLDER });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
}

/** The exports of each machine's file. */
async function exportsOf(machines: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const each = [...machines].map(async (machine): Promise<[string, string[]]> => {
    const [file = ""] = sourcesOf(machine);
    return [file, Object.keys(await import(pathToFileURL(file).href))];
  });
  return new Map(await Promise.all(each));
}

const QUERY = "?mutant=";

/** Replaces a machine's module by one that selects the original or a mutant. */
function carrying(all: readonly Carried[], exported: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: "mutants",
    enforce: "pre",
    resolveId(source, importer) {
      if (source.includes(QUERY)) return source;
      const [, number] = importer?.split(QUERY) ?? [];
      if (number === undefined || !source.startsWith("./")) return null;
      const file = join(dirname(importer ?? ""), source);
      const { machine } = all.find((one) => one.number === Number(number)) ?? {};
      return machine !== undefined && sourcesOf(machine).includes(file) ? `${file}${QUERY}${number}` : null;
    },
    load(id) {
      const [file = "", number] = id.split(QUERY);
      if (number === undefined) return exported.has(file) ? choosing(file) : null;
      const changed = all.find((one) => one.number === Number(number) && one.file === file);
      return { code: stripTypeScriptTypes(changed?.source ?? readFileSync(file, "utf8")), moduleType: "js" };
    },
  };

  function choosing(file: string): { code: string; moduleType: string } {
    const numbers = all.filter(({ machine }) => sourcesOf(machine)[0] === file).map(({ number }) => number);
    const code = [
      ...[0, ...numbers].map((n) => `import * as mutant${n} from ${JSON.stringify(`${file}${QUERY}${n}`)};`),
      `const chosen = { ${numbers.map((n) => `${n}: mutant${n}`).join(", ")} }[globalThis.mutant] ?? mutant0;`,
      ...(exported.get(file) ?? []).map((name) => `export const ${name} = chosen.${name};`),
    ];
    return { code: code.join("\n"), moduleType: "js" };
  }
}
