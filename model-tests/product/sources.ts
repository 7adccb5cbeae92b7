import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The sources of a machine: the one that defines it, and the one that sets it up where that is another. */
export function sourcesOf(machine: string): string[] {
  texts ??= readMachines();
  const [file, text = ""] = [...texts].find(([, each]) => each.includes(`createMachine({\n  id: "${machine}"`)) ?? [];
  if (file === undefined) throw new Error(`Nothing in machines/ defines ${machine}`);
  const setup = /from "\.\/([\w-]+-setup\.ts)"/.exec(text)?.[1];
  return setup === undefined ? [file] : [file, join(file, "..", setup)];
}

let texts: ReadonlyMap<string, string> | undefined;

function readMachines() {
  const files = globSync("machines/**/*.ts", { cwd: ROOT, exclude: ["**/*.test.ts"] }).map((file) => join(ROOT, file));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}
