import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MachineModel } from "#model-tests/engine/index.ts";

const OTHERS = ["every-model.ts", "without-model.ts"];

/** The models in the files of this directory; `npm run paths` fails for a machine without one. */
export const EVERY_MODEL: readonly MachineModel[] = (
  await Promise.all(
    globSync("*.ts", { cwd: import.meta.dirname, exclude: OTHERS })
      .toSorted()
      .map(exportsOf),
  )
)
  .flat()
  .filter(isModel);

async function exportsOf(file: string): Promise<unknown[]> {
  return Object.values(await import(pathToFileURL(join(import.meta.dirname, file)).href));
}

function isModel(value: unknown): value is MachineModel {
  return typeof value === "object" && value !== null && "machine" in value && "always" in value;
}
