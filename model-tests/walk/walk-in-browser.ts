import { afterAll, describe, expect, inject, test as plainTest } from "vitest";
import {
  chosenPaths,
  commandFor,
  everyWalkPaths,
  evidencePath,
  excuseTexts,
  type Path,
  type PathReport,
  pathReport,
  pathTitle,
  planOfEnvironment,
  type Replay,
  replaysOf,
  StatePictures,
  shortestFailing,
  WalkFailure,
  type WalkPaths,
  walkTraced,
} from "#model-tests/engine/index.ts";
import { RECORDING, sessionOf } from "#model-tests/product/recording.ts";
import { PRODUCT } from "#model-tests/product.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { browserOf } from "./browsers.ts";
import { Stage } from "./stage.ts";

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
        const chromium = browserOf(plan);
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
  const ways = everyWalkPaths(walk, plan);
  const of = ways.reduce((sum, { paths }) => sum + paths.length, 0);
  const left = excuseTexts({ ...walk.left, ...ways[0]?.excused });
  const { id } = walk.model.machine;
  const pictures = new StatePictures(id, PRODUCT.report);
  // A machine that leaves no mark on the page has no state that could be seen there.
  const company = walk.mark === null ? {} : { seeing: pictures.take.bind(pictures) };
  let stage: Stage | null = null;
  let hasShortest = false;

  describe(id, () => {
    plainTest("every transition is walked or excused", () => expect(ways.flatMap(({ gaps }) => gaps)).toEqual([]));
    for (const { way, path, replayed } of chosen(ways)) {
      const report = pathReport(path, ({ to }) => way.graph.situations.get(to)?.value);
      test(`path ${path.number}: ${pathTitle(report)}`, async ({ chromium, task }) => {
        const walked: Walked = {
          machine: id,
          path: report,
          of,
          left,
          ...(replayed !== undefined && { replayed }),
        };
        task.meta.walked = walked;
        const set = async () => Stage.set(await chromium.browser(), stageOptions(walk));
        stage ??= await set();
        try {
          await walkTraced(way, path, stage, evidencePath(PRODUCT.report, id, path.number), company);
        } catch (error) {
          const failed = stage;
          stage = null;
          await failed.leaves().catch(() => undefined);
          if (!(error instanceof WalkFailure)) throw error;
          walked.taken = error.taken;
          // One failure is shortened; what breaks the screen breaks most other paths as well.
          const shortest = hasShortest ? null : await shortestFailing(way, path, error, set);
          const again = commandFor(PRODUCT.commands.walk, id, plan, path.number, shortest);
          const found = shortest
            ? [`The shortest path on which the same goes wrong: ${shortest.join(" → ")}`]
            : hasShortest
              ? []
              : ["The same did not go wrong when it was walked once more."];
          hasShortest = true;
          throw new Error([error.message, ...found, `To walk it again: ${again}`].join("\n"), { cause: error });
        }
      });
    }
    afterAll(async () => {
      await stage?.leaves();
      stage = null;
    });
  });
}

type Chosen = { way: WalkPaths; path: Path; replayed?: string };

function chosen(ways: readonly WalkPaths[]): Chosen[] {
  const [way] = ways;
  if (plan.session === null || way === undefined) return chosenPaths(ways, plan);
  const replays = replaysOf(way, sessionOf(plan.session), RECORDING.harmless);
  return replays.map((replay, index) => ({ way, ...asPath(replay, index) }));
}

function asPath({ edges, walked, of, reason }: Replay, index: number): Omit<Chosen, "way"> {
  const replayed = `replayed ${walked} of ${of} recorded steps${reason === null ? "" : `; then: ${reason}`}`;
  return { path: { number: index + 1, edges }, replayed };
}

/** The stage that a walk needs, at the console that is tested. */
export function stageOptions({ calls = {}, background = {} }: MachineWalk) {
  return { url: inject("consoleUrl"), held: Object.values(calls), background };
}
