import { elementsOf } from "#model-tests/generate/element-names.ts";
import type { MachineModel } from "#model-tests/model.ts";
import { CLAUSE_NUMBERS } from "#tools/requirements/statements.ts";

/** Clauses that no machine names: what they ask for is proven elsewhere, if at all. */
export function unnamedClauses(models: readonly MachineModel[]): string[] {
  const named = new Set(models.flatMap(({ machine }) => [...elementsOf(machine).clauses]));
  return [...CLAUSE_NUMBERS].filter((clause) => !named.has(clause));
}
