import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { project } from "#tools/testing/project.ts";

const ENGINE = join(import.meta.dirname, "../engine");
const README = readFileSync(join(ENGINE, "README.md"), "utf8");

/** The example of the engine's README in a folder outside the product. */
export function turnstileFolder(): string {
  const [machine = "", mutants = "", walk = ""] = readmeBlocks("ts");
  const [page = ""] = readmeBlocks("html");
  const folder = project({
    "turnstile.mts": machine,
    "mutants.mts": mutants,
    "walk.mts": walk,
    "turnstile.html": page,
  });
  cpSync(ENGINE, join(folder, "engine"), { recursive: true });
  // The link replaces `npm install`.
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The code blocks of the engine's README in a language, in order. */
export function readmeBlocks(language: string): string[] {
  return [...README.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, block = ""]) => block);
}
