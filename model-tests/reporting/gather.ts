import { existsSync } from "node:fs";
import { join } from "node:path";
import { elementsOf } from "#model-tests/generate/element-names.ts";
import type { Broken, Generated } from "#model-tests/generate/generate.ts";
import { fileOfWalk } from "#model-tests/walk/walk-files.ts";
import { approvedAt } from "./changes.ts";
import { clauseFacts } from "./clause-facts.ts";
import { exchangesOf, readCalls, readPact } from "./exchanges.ts";
import type { Facts } from "./facts.ts";
import { lawsOf, machineFacts } from "./machine-facts.ts";
import type { BrowserReport } from "./report.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What a run of `npm run paths` came to. */
export type Results = {
  generated: readonly Generated[];
  /** Models of which nothing could be generated, and why. */
  broken: readonly Broken[];
  /** What is wrong, by machine. */
  problems: ReadonlyMap<string, readonly string[]>;
  walks: ReadonlyMap<string, BrowserReport>;
  /** The revision that changes are told against; null to tell none. */
  base: string | null;
};

/** Everything that the report tells. @throws Error when git does not know the base. */
export function gatherFacts({ generated, broken, problems, walks, base }: Results): Facts {
  const [calls, pact] = [readCalls(), readPact()];
  const before = base === null ? null : approvedAt(base);
  const machines = generated.map((one) => {
    const { id } = one.model.machine;
    return machineFacts(one, {
      calls: exchangesOf(calls.get(id), pact),
      browser: walks.get(id) ?? null,
      isWalked: existsSync(join(ROOT, fileOfWalk(id))),
      problems: problems.get(id) ?? [],
      before: before && (before.get(id) ?? []),
    });
  });
  const clauses = clauseFacts(
    machines,
    broken.map(({ model: { machine } }) => ({ id: machine.id, clauses: elementsOf(machine).clauses })),
  );
  return {
    ...{ base, machines, clauses },
    broken: Object.fromEntries(
      broken.map(({ model, problem }) => [model.machine.id, { problem, laws: lawsOf(model, [problem]) }]),
    ),
  };
}
