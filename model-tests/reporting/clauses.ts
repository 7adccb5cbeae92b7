import { readFileSync } from "node:fs";
import { elementsOf } from "#model-tests/generate/element-names.ts";
import type { MachineModel } from "#model-tests/model.ts";

/** Every clause of the specification, as the project's own list of requirements names it. */
function everyClause(): string[] {
  const path = new URL("../../docs/requirements.md", import.meta.url);
  return [...readFileSync(path, "utf8").matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].flatMap(([, clause]) => clause ?? []);
}

/** Clauses that no machine names: what they ask for is proven elsewhere, if at all. */
export function unnamedClauses(models: readonly MachineModel[]): string[] {
  const named = new Set(models.flatMap(({ machine }) => [...elementsOf(machine).clauses]));
  return everyClause().filter((clause) => !named.has(clause));
}
