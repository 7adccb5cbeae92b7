import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Edge, Graph } from "#model-tests/engine/generate/explore.ts";
import { stepName } from "#model-tests/engine/generate/step.ts";
import { type Path, shortestWays } from "#model-tests/engine/generate/tour.ts";
import type { WalkStage } from "./machine-walk.ts";
import { WalkFailure, type WalkHooks, walkPath } from "./walk-path.ts";
import type { WalkPaths } from "./walk-paths.ts";

/** The path of a failure's screenshot and trace, without the file extension. */
export function evidencePath(folder: string, machine: string, path: number): string {
  return join(folder, "failures", `${machine}-${path}`);
}

const traced = new WeakSet<object>();

/**
 * Walks a path like `walkPath`, and on failure saves a screenshot and a trace.
 * @param place their path, without the file extension
 * @throws WalkFailure whose message also names the saved files
 */
export async function walkTraced<Stage extends WalkStage>(
  paths: WalkPaths<Stage>,
  path: Path,
  stage: Stage,
  place: string,
  hooks?: WalkHooks,
): Promise<void> {
  const { page } = stage;
  const context = page.context();
  if (!traced.has(context)) await context.tracing.start({ snapshots: true });
  traced.add(context);
  await context.tracing.startChunk();
  try {
    await walkPath(paths, path, stage, hooks);
  } catch (error) {
    mkdirSync(dirname(place), { recursive: true });
    const hasPicture = await isDone(page.screenshot({ path: `${place}.png` }));
    const hasTrace = await isDone(context.tracing.stopChunk({ path: `${place}.zip` }));
    const trace = `${place}.zip is its trace: npx playwright-core show-trace ${place}.zip`;
    const kept = [...(hasPicture ? [`${place}.png shows the screen`] : []), ...(hasTrace ? [trace] : [])];
    if (error instanceof Error) error.message = [error.message, kept.join(", ")].join("\n");
    throw error;
  }
  await context.tracing.stopChunk();
}

/**
 * Finds the shortest path with the same failure, walked with the same timeouts.
 * @param set sets up a separate stage for each attempt
 * @returns its steps; null when the failure did not occur again
 */
export async function shortestFailing<Stage extends WalkStage>(
  paths: WalkPaths<Stage>,
  path: Path,
  failure: WalkFailure,
  set: () => Promise<Stage>,
): Promise<string[] | null> {
  const whole = path.edges.slice(0, failure.taken);
  const edges = await shortened(paths.graph, whole, failsLikewise);
  if (edges.length === whole.length && !(await failsLikewise(edges))) return null;
  return edges.map(({ step }) => stepName(step));

  async function failsLikewise(edges: Path["edges"]): Promise<boolean> {
    const stage = await set();
    try {
      await walkPath(paths, { number: path.number, edges }, stage);
      return false;
    } catch (error) {
      return (
        error instanceof WalkFailure &&
        error.taken === edges.length &&
        withoutTimestamps(error.why) === withoutTimestamps(failure.why)
      );
    } finally {
      await stage.close().catch(() => undefined);
    }
  }
}

/** The failure's message without timestamps, so that two runs can be compared. */
function withoutTimestamps(why: string): string {
  return why.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}

function isDone(doing: Promise<unknown>): Promise<boolean> {
  return doing.then(
    () => true,
    () => false,
  );
}

/** The limit on attempts, since each is walked in the browser. */
const MAX_ATTEMPTS = 8;

/**
 * Finds the shortest path that still fails at its last step. It tries the shortest path to that step, then the given
 * path without its cycles.
 * @param edges the path up to the step that failed
 * @param fails walks a path and resolves to whether its last step fails
 */
export async function shortened(
  graph: Graph,
  edges: readonly Edge[],
  fails: (path: Edge[]) => Promise<boolean>,
): Promise<Edge[]> {
  let shortest = [...edges];
  let tries = 0;
  const isShorter = async (path: Edge[]) => {
    if (path.length >= shortest.length || tries >= MAX_ATTEMPTS) return false;
    tries += 1;
    if (!(await fails(path))) return false;
    shortest = path;
    return true;
  };
  const last = edges.at(-1);
  if (last === undefined) return shortest;
  const way = shortestWays(graph, graph.initial.key).find(({ to }) => to === last.from);
  if (way && (await isShorter([...way.edges, last]))) return shortest;
  for (let at = 0; at < shortest.length - 1; at += 1) {
    for (const path of withoutDetours(shortest, at)) if (await isShorter(path)) break;
  }
  return shortest;
}

/** The path without the steps between two visits of one situation, the longest cycle first. */
function* withoutDetours(path: readonly Edge[], at: number): Generator<Edge[]> {
  for (let back = path.length - 1; back > at; back -= 1) {
    if (path[back]?.from === path[at]?.from) yield [...path.slice(0, at), ...path.slice(back)];
  }
}
