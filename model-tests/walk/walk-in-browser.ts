import { afterAll, describe, expect, inject, test as plainTest } from "vitest";
import {
  type BrowserReport,
  type ChosenPath,
  chosenPaths,
  commandFor,
  everyWalkPaths,
  evidencePath,
  excuseTexts,
  type PathReport,
  pathReport,
  pathTitle,
  planOfEnvironment,
  replaysOf,
  shortestFailing,
  statePictures,
  WalkFailure,
  type WalkPaths,
  walkTraced,
} from "#model-tests/engine/index.ts";
import { RECORDING, sessionOf } from "#model-tests/product/recording.ts";
import { PRODUCT } from "#model-tests/product.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { browserOf } from "./browsers.ts";
import { Stage } from "./stage.ts";

/** The metadata of a walked path for reporters. */
export type Walked = Pick<BrowserReport, "address" | "criterion" | "total" | "excluded"> & {
  machine: string;
  path: PathReport;
  /** For a recorded session: how much of it is replayed, and why not more. */
  replayed?: string;
  /** The number of steps taken, including the failed one; absent if no step failed. */
  taken?: number;
};

declare module "vitest" {
  interface TaskMeta {
    walked?: Walked;
  }
}

const plan = planOfEnvironment();

/** Creates a test with a shared browser. Created on first use, because walks are also loaded outside Vitest. */
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

/**
 * Defines how a machine is walked.
 * @param vitest `import.meta.vitest`, which is set when Vitest runs the walk's own file: its paths are then tests
 */
export function defineWalk(vitest: ImportMeta["vitest"], walk: MachineWalk): MachineWalk {
  if (vitest) walkInBrowser(walk);
  return walk;
}

/** Declares a test for each path of a machine that this run walks. All share one stage. */
function walkInBrowser(walk: MachineWalk): void {
  made ??= makeTest();
  const test = made;
  const ways = everyWalkPaths(walk, plan);
  const total = ways.reduce((sum, { paths }) => sum + paths.length, 0);
  const excluded = excuseTexts({ ...walk.excluded, ...ways[0]?.excused });
  const { id } = walk.model.machine;
  // A machine without a mark has no visible states to photograph.
  const hooks = walk.dataMachine === null ? {} : { onState: statePictures(id, PRODUCT.report) };
  const isNumbered =
    plan.criterion !== "random" && [plan.steps, plan.through, plan.session].every((one) => one === null);
  const criterion = isNumbered ? plan.criterion : null;
  let stage: Stage | null = null;
  let hasShortest = false;

  describe(id, () => {
    plainTest("every transition is walked or excused", () => expect(ways.flatMap(({ gaps }) => gaps)).toEqual([]));
    for (const { way, path, replayed } of chosen(ways)) {
      const report = pathReport(path, way);
      test(`path ${path.number}: ${pathTitle(report)}`, async ({ chromium, task }) => {
        const walked: Walked = {
          machine: id,
          path: report,
          address: plan.url ?? "",
          criterion,
          total,
          excluded,
          ...(replayed !== undefined && { replayed }),
        };
        task.meta.walked = walked;
        const set = async () => Stage.create(await chromium.browser(), stageOptions(walk));
        stage ??= await set();
        try {
          await walkTraced(way, path, stage, evidencePath(PRODUCT.report, id, path.number), hooks);
        } catch (error) {
          const failed = stage;
          stage = null;
          await failed.close().catch(() => undefined);
          if (!(error instanceof WalkFailure)) throw error;
          walked.taken = error.taken;
          // Shortens only the first failure, since one defect in a screen usually breaks most of its paths.
          const shortest = hasShortest ? null : await shortestFailing(way, path, error, set);
          const again = commandFor(PRODUCT.commands.walk, way, plan, path.number, shortest);
          const found = shortest
            ? [`The shortest path with the same failure: ${shortest.join(" → ") || "opening the page"}`]
            : hasShortest
              ? []
              : ["The failure did not occur again on a second walk."];
          hasShortest = true;
          throw new Error([error.message, ...found, `To repeat: ${again}`].join("\n"), { cause: error });
        }
      });
    }
    afterAll(async () => {
      await stage?.close();
      stage = null;
    });
  });
}

function chosen(ways: readonly WalkPaths[]): (ChosenPath & { replayed?: string })[] {
  if (plan.session === null) return chosenPaths(ways, plan);
  const replays = replaysOf(ways, sessionOf(plan.session), RECORDING.harmless);
  return replays.map(({ way, edges, walked, of, reason }, index) => {
    const replayed = `replayed ${walked} of ${of} recorded steps${reason === null ? "" : `; then: ${reason}`}`;
    return { way, path: { number: index + 1, edges }, replayed };
  });
}

export function stageOptions({ calls = {}, background = {} }: MachineWalk) {
  return { url: inject("consoleUrl"), held: Object.values(calls), background };
}
