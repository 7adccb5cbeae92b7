import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import type { MachineModel } from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "./every-model.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Lists the machines of the product without generated tests, one sentence each: they have no model, share an id, or are
 * not exported.
 */
export async function withoutModel(
  models: readonly Pick<MachineModel, "machine">[] = EVERY_MODEL,
  root = ROOT,
): Promise<string[]> {
  const modelled = new Set(models.map(({ machine }) => machine.id));
  const files = globSync("machines/**/*.ts", { cwd: root, exclude: ["**/*.test.ts", "**/testing/**"] }).toSorted();
  const known = new Map<string, string>();
  const sentences: string[] = [];
  for (const file of files) {
    if (!/\bcreateMachine\(/.test(readFileSync(join(root, file), "utf8"))) continue;
    const machines = await machinesIn(join(root, file));
    if (machines.length === 0) sentences.push(`${file} makes a machine and exports none, so nothing is tested of it.`);
    for (const { id } of machines) {
      const other = known.get(id);
      if (other !== undefined) sentences.push(`${file} and ${other} both call a machine ${id}.`);
      else if (!modelled.has(id)) sentences.push(`${id}: it has no model, so nothing is tested of it. ${howTo(file)}`);
      known.set(id, file);
    }
  }
  return sentences;
}

async function machinesIn(file: string): Promise<AnyStateMachine[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(exported).filter(isMachine);
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === "object" && value !== null && "getStateNodeById" in value;
}

function howTo(file: string): string {
  const model = file.replace(/^machines\/(.*\/)?/, "model-tests/models/");
  return `Write ${model}.`;
}
