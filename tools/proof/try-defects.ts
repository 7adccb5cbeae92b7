import { cpus } from "node:os";
import { join } from "node:path";
import { command } from "#tools/check/command.ts";
import type { Declared } from "#tools/requirements/declared.ts";
import { projectsOf } from "#tools/test/chosen.ts";
import type { Tally } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import type { Defect } from "./defect.ts";
import { type Scratch, scratchOf } from "./scratch.ts";

/** What came of a defect. */
export type Outcome = {
  defect: Defect;
  /** The statements of which no test failed, though each declares it; none when the defect was killed. */
  survives: readonly string[];
  /** The tests that failed, by their titles. */
  noticedBy: readonly string[];
  seconds: number;
};

export type Attempt = {
  root: string;
  /** The tests that declare a statement. */
  testsOf: (id: string) => readonly Declared[];
  /** Called with each outcome as it comes. */
  told?: (outcome: Outcome) => void;
  /** No defect is begun later than this, in milliseconds from the start. */
  within?: number;
};

/** What a single defect may take, in milliseconds, before what is under way counts as having failed. */
const LIMIT = 240_000;

/**
 * Makes one defect after another in copies of the tree, and runs the tests that declare what it breaks, and no others.
 * @throws when such a test fails though nothing is broken: it would notice everything
 */
export async function tryDefects(
  defects: readonly Defect[],
  { root, testsOf, told, within }: Attempt,
): Promise<Outcome[]> {
  const inBrowser = defects.filter((defect) => needsBrowser(defect, testsOf));
  const quick = defects.filter((defect) => !inBrowser.includes(defect));
  const outcomes: Outcome[] = [];
  const end = performance.now() + (within ?? Number.POSITIVE_INFINITY);
  const copies = Array.from({ length: Math.min(cpus().length, 2, defects.length) }, () => scratchOf(root));
  const work = async (scratch: Scratch, waiting: Defect[]) => {
    for (let next = waiting.shift(); next !== undefined && performance.now() < end; next = waiting.shift()) {
      const outcome = await tryOne(next, scratch, testsOf);
      outcomes.push(outcome);
      told?.(outcome);
    }
  };
  try {
    await Promise.all(copies.map((copy) => work(copy, quick)));
    // One at a time: two builds and two browsers leave neither enough of the machine to be in time.
    for (const copy of copies.slice(0, 1)) await work(copy, inBrowser);
  } finally {
    for (const copy of copies) copy.remove();
  }
  return outcomes;
}

/**
 * The statements, of those that defects break, whose tests pass in the tree as it is.
 * @returns the others: a test of theirs fails, or none runs
 */
export async function unsound(defects: readonly Defect[], { root, testsOf }: Attempt): Promise<string[]> {
  const ids = [...new Set(defects.flatMap(({ breaks }) => breaks))];
  const scratch = scratchOf(root);
  try {
    const { proven, disproven } = await runTests(ids, scratch, testsOf);
    return ids.filter((id) => !proven.includes(id) || disproven.includes(id));
  } finally {
    scratch.remove();
  }
}

async function tryOne(defect: Defect, scratch: Scratch, testsOf: Attempt["testsOf"]): Promise<Outcome> {
  const started = performance.now();
  const { failed, disproven } = await scratch.having(defect, () => runTests(defect.breaks, scratch, testsOf));
  return {
    defect,
    survives: defect.breaks.filter((id) => !disproven.includes(id)),
    noticedBy: failed,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Runs the tests that declare the statements: outside of a browser wherever there are such. */
async function runTests(ids: readonly string[], { folder }: Scratch, testsOf: Attempt["testsOf"]): Promise<Tally> {
  const files = [...new Set(ids.flatMap((id) => quickest(testsOf(id))).map(({ path }) => path))];
  const projects = projectsOf(files);
  if (projects.includes("browser")) {
    const [problem] = await command("node", [join(folder, "tools/build.ts")], folder);
    if (problem !== undefined) throw new Error(`It does not build with this defect:\n${problem}`);
  }
  return runVitest(projects, folder, {
    files: files.map((file) => join(folder, file)),
    words: [`--tags-filter=${ids.join(" or ")}`],
    limit: LIMIT,
    silent: true,
  });
}

/** Whether a defect is noticed in a browser alone: the console has to be built with it. */
export function needsBrowser({ breaks }: Defect, testsOf: Attempt["testsOf"]): boolean {
  return breaks.some((id) => quickest(testsOf(id)).some(({ inBrowser }) => inBrowser));
}

/** Those outside of a browser, or else those in it. */
function quickest(tests: readonly Declared[]): readonly Declared[] {
  const outside = tests.filter(({ inBrowser }) => !inBrowser);
  return outside.length > 0 ? outside : tests;
}
