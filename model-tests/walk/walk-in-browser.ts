import { afterAll, describe, expect, inject, test as plainTest } from "vitest";
import { LastingChromium } from "#model-tests/browser/chromium.ts";
import type { Path } from "#model-tests/generate/tour.ts";
import { type PathReport, pathReport, pathTitle } from "#model-tests/reporting/report.ts";
import { readSession } from "#model-tests/session/read-session.ts";
import { type Replay, replaysOf } from "#model-tests/session/session-paths.ts";
import { evidenceOf } from "./evidence.ts";
import type { MachineWalk } from "./machine-walk.ts";
import { planOfEnvironment } from "./plan.ts";
import { Stage } from "./stage.ts";
import { StatePictures } from "./state-pictures.ts";
import { WalkFailure, walkPath } from "./walk-path.ts";
import { chosenPaths, type WalkPaths, walkPaths } from "./walk-paths.ts";

/** What a reporter learns of a path that was walked. */
export type Walked = {
  machine: string;
  path: PathReport;
  /** How many paths there are, walked or not. */
  of: number;
  /** What no path takes, and why. */
  left: Record<string, string>;
  /** Of a recorded session: how much of it is walked again, and why not more. */
  replayed?: string;
  /** How many of its steps were taken, the one that failed included; all of them where nothing failed. */
  taken?: number;
};

declare module "vitest" {
  interface TaskMeta {
    walked?: Walked;
  }
}

const plan = planOfEnvironment();

/** A test with a browser that it shares with the others. Made when it is needed: outside of Vitest a walk can be read too. */
function makeTest() {
  return (
    plainTest
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
      .extend("chromium", { scope: "worker" }, async ({}, { onCleanup }) => {
        const chromium = new LastingChromium({ headless: !plan.isHeaded, slowMo: plan.slow });
        onCleanup(() => chromium.stop());
        return chromium;
      })
  );
}
let made: ReturnType<typeof makeTest> | undefined;

/** Declares a test for each path of a machine that this run is to walk. One stage serves them one after the other. */
export function walkInBrowser(walk: MachineWalk): void {
  made ??= makeTest();
  const test = made;
  const paths = walkPaths(walk, plan);
  const { id } = walk.model.machine;
  const pictures = new StatePictures(id);
  // A machine that leaves no mark on the page has no state that could be seen there.
  const company = walk.mark === null ? {} : { seeing: pictures.take.bind(pictures) };
  let stage: Stage | null = null;
  let hasEvidence = false;

  describe(id, () => {
    plainTest("every transition is walked or excused", () => expect(paths.gaps).toEqual([]));
    for (const { path, replayed } of chosen(paths)) {
      const report = pathReport(path, ({ to }) => paths.graph.situations.get(to)?.value);
      test(`path ${path.number}: ${pathTitle(report)}`, async ({ chromium, task }) => {
        const walked: Walked = {
          machine: id,
          path: report,
          of: paths.paths.length,
          left: { ...walk.left, ...walk.unreachable },
          ...(replayed !== undefined && { replayed }),
        };
        task.meta.walked = walked;
        const set = async (timeout?: number) =>
          Stage.set(await chromium.running(), { ...stageOptions(walk), ...(timeout && { timeout }) });
        stage ??= await set();
        try {
          await walkPath(paths, path, stage, company);
        } catch (error) {
          const failed = stage;
          stage = null;
          await failed.leaves().catch(() => undefined);
          if (!(error instanceof WalkFailure)) throw error;
          walked.taken = error.taken;
          // One failure is looked into; what breaks the screen breaks most other paths as well.
          if (hasEvidence) throw error;
          hasEvidence = true;
          throw new Error(await evidenceOf(paths, path, error, plan, set), { cause: error });
        }
      });
    }
    afterAll(async () => {
      await stage?.leaves();
      stage = null;
    });
  });
}

type Chosen = { path: Path; replayed?: string };

function chosen(paths: WalkPaths): Chosen[] {
  if (plan.session !== null) return replaysOf(paths, readSession(plan.session)).map(asPath);
  return chosenPaths(paths, plan).map((path) => ({ path }));
}

function asPath({ edges, walked, of, reason }: Replay, index: number): Chosen {
  const replayed = `replayed ${walked} of ${of} recorded steps${reason === null ? "" : `; then: ${reason}`}`;
  return { path: { number: index + 1, edges }, replayed };
}

/** The stage that a walk needs, at the console that is tested. */
export function stageOptions({ calls = {}, background = {} }: MachineWalk) {
  return { url: inject("consoleUrl"), held: Object.values(calls), background };
}
