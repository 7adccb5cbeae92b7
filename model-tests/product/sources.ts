import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Every file of the machines, by its path. */
const texts: ReadonlyMap<string, string> = new Map(
  globSync("machines/**/*.ts", { cwd: ROOT, exclude: ["**/*.test.ts"] })
    .map((file) => join(ROOT, file))
    .map((file) => [file, readFileSync(file, "utf8")]),
);

/** The source files of a machine: its own, and the imported ones that define no machine. */
export function sourcesOf(machine: string): string[] {
  const [file, text = ""] = [...texts].find(([, each]) => each.includes(`createMachine({\n  id: "${machine}"`)) ?? [];
  if (file === undefined) throw new Error(`Nothing in machines/ defines ${machine}`);
  return [file, ...helpersOf(file, text)];
}

/** The files of the machines that import a source. */
export function usersOf(source: string): string[] {
  return [...texts].flatMap(([file, text]) =>
    text.includes("createMachine({") && [file, ...helpersOf(file, text)].includes(source) ? [file] : [],
  );
}

/** The files that a source imports, directly or not. */
function helpersOf(file: string, text: string, known: readonly string[] = []): string[] {
  let found = [...known];
  for (const [, place = "", name = ""] of text.matchAll(
    /^import (?!type\b)[^;]*? from "(\.|#machines)\/([\w/-]+\.ts)"/gm,
  )) {
    const helper = place === "." ? join(file, "..", name) : join(ROOT, "machines", name);
    const its = texts.get(helper);
    if (its === undefined || its.includes("createMachine({\n") || found.includes(helper)) continue;
    found = helpersOf(helper, its, [...found, helper]);
  }
  return found;
}
