import { join, relative } from "node:path";
import { approve, leftOver, type Tables, unapproved } from "./approved/approval.ts";
import type { Criterion } from "./generate/criteria.ts";
import { elementsOf } from "./generate/element-names.ts";
import { type Generated, generateEach } from "./generate/generate.ts";
import { tourLengths } from "./generate/postman.ts";
import { randomProblems } from "./invariants/random-walks.ts";
import type { MachineModel } from "./model.ts";
import type { Product } from "./product.ts";
import { replayProblem } from "./replay/replay.ts";
import { lastCommit } from "./report/changes.ts";
import { summaryLines } from "./report/report.ts";

export type PathsPlan = {
  /** Defaults to all of the product's models. */
  models?: readonly MachineModel[];
  criterion?: Criterion;
  /** The number of random walks, and their seed. */
  walks?: number;
  seed?: number;
  /** The machines whose current behaviour is approved, or `all`. */
  approve?: readonly string[];
  /** The revision that changes are shown against; the last commit by default. */
  base?: string | undefined;
  /** Compares without writing a report. */
  isCheck?: boolean;
};

/** The folder of a product's approved tables, and the command that approves them. */
export function tablesOf({ tables, commands }: Product): Tables {
  return { folder: tables, command: commands.paths };
}

/**
 * Generates paths through machines and replays them, compares the machines' behaviour with their approved tables, writes the report if
 * the whole product is generated, and prints a summary.
 * @returns the problems, one sentence each
 */
export async function paths(
  product: Product,
  {
    models = product.models,
    criterion = "everything",
    walks = 10,
    seed = Date.now() % 1_000_000,
    approve: approved = [],
    base,
    isCheck = false,
  }: PathsPlan = {},
): Promise<string[]> {
  const plan = { walks, steps: 40, seed };
  const tables = tablesOf(product);
  const started = process.threadCpuUsage();
  const { generated, broken } = generateEach(models, criterion);
  const isRandom = !isCheck && (criterion === "everything" || criterion === "random");
  const inUse = new Map<Generated, string[]>();
  for (const one of isRandom ? generated : []) {
    const replayed = await replayProblem(one.parts);
    const atRandom = randomProblems(one.parts, plan, product.commands.paths);
    inUse.set(one, replayed === null ? atRandom : [replayed, ...atRandom]);
  }
  const { user, system } = process.threadCpuUsage(started);
  const seconds = (user + system) / 1_000_000;
  for (const line of approve(approved, generated, product.models, tables)) say(line);
  const problems = new Map(
    generated.map((one) => {
      const { id } = one.model.machine;
      return [id, [...one.gaps, ...(inUse.get(one) ?? []), ...unapproved(id, one.parts, tables)]];
    }),
  );
  if (!isCheck) await report();
  return [
    ...broken.flatMap(({ model, problem, explored }) => [
      problem,
      ...(explored.length > 0 ? unapproved(model.machine.id, explored, tables) : []),
    ]),
    ...[...problems.values()].flat(),
    ...(models === product.models ? leftOver(product.models, tables) : []),
  ];

  async function report(): Promise<void> {
    const isWhole = models === product.models && criterion === "everything";
    const where = isWhole ? await written() : "";
    const walked = ({ model: { machine } }: Generated) =>
      `${problems.get(machine.id)?.length ? "✗" : "✓"} ${machine.id}: ${plan.walks} random walks`;
    for (const line of criterion === "random" ? generated.map(walked) : summaryLines(generated, problems)) say(line);
    for (const { model } of broken)
      say(`✗ ${model.machine.id}: not generated, because an invariant is violated or the model does not fit`);
    const graphs = generated.flatMap((one) => one.parts.map(({ graph }) => graph));
    if (graphs.length > 0 && criterion !== "random") {
      const { tours, optimum } = tourLengths(graphs);
      const ratio = (tours / optimum).toFixed(2);
      say(`\nTotal: tours ${tours} steps and starts, ${ratio} × the optimum of ${optimum} (limit 1.05)`);
    }
    if (isRandom) say(`Random walks: ${plan.walks} of up to ${plan.steps} steps for each machine, --seed ${plan.seed}`);
    if (models === product.models && product.clauses) {
      const named = new Set(models.flatMap(({ machine }) => [...elementsOf(machine).clauses]));
      const others = product.clauses.map(({ number }) => number).filter((clause) => !named.has(clause));
      say(`Clauses that no machine names: ${others.join(", ")}`);
    }
    say(`Generated in ${seconds.toFixed(2)} s of CPU time${where}`);
  }

  /** Imported on demand: loading the report takes longer than the paths, and a check does not write one. */
  async function written(): Promise<string> {
    const { writeReport } = await import("./report/write-report.ts");
    const { readWalks } = await import("./report/walks-kept.ts");
    const began = performance.now();
    const walked = readWalks(generated, product.report);
    await writeReport(product, {
      generated,
      broken,
      problems,
      walks: walked,
      base: base ?? lastCommit(product.tables),
    });
    const page = join(relative(process.cwd(), product.report), "index.html");
    return `; the report is written in ${((performance.now() - began) / 1000).toFixed(1)} s: ${page}`;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
