import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { type ChosenPath, stepName } from "#model-tests/engine/index.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { fileOfWalk } from "#model-tests/walk/walk-files.ts";

const root = join(import.meta.dirname, "../..");
const WORDS = "locales/en-US";

/**
 * Writes paths of a machine as Playwright tests that do not depend on this repository: a test file, and one module with
 * everything it imports.
 * @param folder created if needed; may contain the tests of other machines
 * @returns the name of the test file
 */
export async function writeTests(walk: MachineWalk, paths: readonly ChosenPath[], folder: string): Promise<string> {
  const { id } = walk.model.machine;
  mkdirSync(folder, { recursive: true });
  await bundle(id, folder);
  cpSync(join(root, WORDS), join(folder, WORDS), { recursive: true });
  writeFileSync(join(folder, "package.json"), packageFile());
  writeFileSync(join(folder, "playwright.config.mjs"), CONFIG);
  const file = `${id}.spec.mjs`;
  writeFileSync(join(folder, file), testsOf(id, walk.model.description, paths));
  return file;
}

function testsOf(machine: string, about: string, paths: readonly ChosenPath[]): string {
  const tests = paths.map(({ way: { variant }, path: { number, edges } }) => {
    const steps = edges.map(({ step }) => `    ${JSON.stringify(stepName(step))},`);
    const name = number === 0 ? machine : `${machine}, path ${number}`;
    return `
test(${JSON.stringify(name)}, async ({ browser }) => {
  const steps = [
${steps.join("\n")}
  ];
  await walked({ browser, url, variant: ${JSON.stringify(variant)}, steps, onStep: test.step });
});
`;
  });
  return `// ${about}. Written by: npm run paths:run -- --write
import { test } from "@playwright/test";
import { walked } from "./${machine}.walk.mjs";

// The service is mocked in the browser: no call reaches the real one.
const url = process.env.CONSOLE_URL;
if (!url) throw new Error("Set the console's URL: CONSOLE_URL=https://console.example npx playwright test");
${tests.join("")}`;
}

/** CHROMIUM_PATH names an installed Chromium; without it, Playwright uses its own. */
const CONFIG = `import { defineConfig } from "@playwright/test";

export default defineConfig({
  timeout: 120_000,
  use: { browserName: "chromium", launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined } },
});
`;

/** Returns a package.json with this repository's version of Playwright. */
function packageFile(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const needed = {
    private: true,
    type: "module",
    scripts: { test: "playwright test" },
    devDependencies: { "@playwright/test": devDependencies["playwright-core"] },
  };
  return `${JSON.stringify(needed, null, 2)}\n`;
}

const ENTRY = "virtual:walk";

/** Bundles everything that a machine's tests import, except Playwright. */
async function bundle(machine: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    // Walks declare tests only under Vitest.
    define: { "import.meta.vitest": "undefined" },
    plugins: [ofMachine(machine)],
    ssr: { noExternal: true, external: ["@playwright/test", "vite", "sharp", "elkjs"] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: "node20",
      rolldownOptions: { input: ENTRY, output: { entryFileNames: `${machine}.walk.mjs`, codeSplitting: false } },
    },
  });
}

function ofMachine(machine: string): Plugin {
  const places: Readonly<Record<string, string>> = {
    [ENTRY]: `\0${ENTRY}`,
    // `@playwright/test` includes the browser API.
    "playwright-core": "@playwright/test",
    "#model-tests/walk/walk-in-browser.ts": "\0none",
  };
  return {
    name: "written-walk",
    enforce: "pre",
    resolveId(source) {
      const place = places[source];
      if (place === undefined) return null;
      return place.startsWith("\0") ? place : { id: place, external: true };
    },
    load(id) {
      if (id === "\0none") return "export const defineWalk = (vitest, walk) => walk;";
      if (id !== places[ENTRY]) return null;
      return [
        `import * as written from ${JSON.stringify(join(root, fileOfWalk(machine)))};`,
        `import { walked as walkedOn } from ${JSON.stringify(join(import.meta.dirname, "written-walk.ts"))};`,
        `const walk = Object.values(written).find((one) => one.model?.machine.id === ${JSON.stringify(machine)});`,
        "export const walked = (how) => walkedOn(walk, how);",
      ].join("\n");
    },
    // Locale files are next to the module.
    transform(code, id) {
      if (!id.endsWith("model-tests/browser/texts.ts")) return null;
      const moved = code.replace('"../../locales"', '"locales"');
      if (moved === code) throw new Error("texts.ts no longer contains the path of the locales");
      return moved;
    },
  };
}
