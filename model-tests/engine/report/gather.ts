import { elementsOf } from "#model-tests/engine/generate/element-names.ts";
import type { Broken, Generated } from "#model-tests/engine/generate/generate.ts";
import type { Product } from "#model-tests/engine/product.ts";
import { approvedAt } from "./changes.ts";
import { clauseFacts } from "./clause-facts.ts";
import type { Facts } from "./facts.ts";
import { invariantsOf, machineFacts } from "./machine-facts.ts";
import type { BrowserReport } from "./report.ts";

/** The results of `npm run paths`. */
export type Results = {
  generated: readonly Generated[];
  broken: readonly Broken[];
  /** Problems by machine. */
  problems: ReadonlyMap<string, readonly string[]>;
  walks: ReadonlyMap<string, BrowserReport>;
  /** The revision to show changes against; null to show none. */
  base: string | null;
};

/**
 * Collects everything that the report shows.
 * @throws Error if git does not know the base.
 */
export function gatherFacts(product: Product, { generated, broken, problems, walks, base }: Results): Facts {
  const before = base === null ? null : approvedAt(base, product.tables);
  const machines = generated.map((one) => {
    const { id } = one.model.machine;
    return machineFacts(product, one, {
      calls: product.callsOf?.(id) ?? [],
      browser: walks.get(id) ?? null,
      problems: problems.get(id) ?? [],
      before: before && (before.get(id) ?? []),
    });
  });
  const clauses = clauseFacts(
    product.clauses ?? [],
    machines,
    broken.map(({ model: { machine } }) => ({ id: machine.id, clauses: elementsOf(machine).clauses })),
  );
  return {
    ...{ base, commands: product.commands, machines, clauses },
    broken: Object.fromEntries(
      broken.map(({ model, problem, explored }) => {
        const situations = explored.flatMap(({ graph }) => [...graph.situations.values()]);
        return [model.machine.id, { problem, invariants: invariantsOf(model, [problem], situations) }];
      }),
    ),
  };
}
