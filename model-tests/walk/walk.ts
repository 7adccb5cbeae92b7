import type { Browser } from "playwright-core";
import type { Service } from "#model-tests/browser/service.ts";
import { type Edge, explore, type Graph } from "#model-tests/generate/explore.ts";
import { type Path, tour } from "#model-tests/generate/tour.ts";
import type { BrowserReport } from "#model-tests/reporting/report.ts";
import { pathReport } from "#model-tests/reporting/report.ts";
import {
  type BrowserModel,
  checkBrowserModel,
  executorOf,
  reasonToLeave,
  stepName,
  type Walk,
} from "./browser-model.ts";

/** The most steps of one path in the browser. */
const LONGEST_PATH = 30;

/** The paths that a browser walks: tours through every transition and state that can be brought about there. */
export type BrowserPaths<W extends Walk> = {
  browserModel: BrowserModel<W>;
  graph: Graph;
  paths: Path[];
  /** What is wrong: transitions that no path takes, and excuses that nothing needs. */
  gaps: string[];
};

/** Generates the paths for the browser. @throws Error when the browser model forgets an executor, a sight or an offer. */
export function browserPaths<W extends Walk>(browserModel: BrowserModel<W>): BrowserPaths<W> {
  checkBrowserModel(browserModel);
  const graph = explore(browserModel.model);
  const situationOf = (key: string) => graph.situations.get(key);
  const possible = (edge: Edge) => {
    const from = situationOf(edge.from);
    return (
      from !== undefined && reasonToLeave(browserModel, edge.step) === undefined && browserModel.allows(edge, from)
    );
  };
  const paths = tour(graph, {
    wants: ({ covered, to }) => [...covered.transitions, JSON.stringify(situationOf(to)?.value)],
    allows: possible,
    ends: browserModel.ends,
    longest: LONGEST_PATH,
  });
  return { browserModel, graph, paths, gaps: gapsOf(browserModel, graph, paths) };
}

/** Transitions that only steps which are left could take are excused with them. */
function gapsOf<W extends Walk>(browserModel: BrowserModel<W>, graph: Graph, paths: readonly Path[]): string[] {
  const { model, unreachable } = browserModel;
  const walked = new Set(paths.flatMap(({ edges }) => edges.flatMap(({ covered }) => [...covered.transitions])));
  const takeable = [...graph.situations.values()]
    .flatMap(({ edges }) => edges)
    .filter(({ step }) => reasonToLeave(browserModel, step) === undefined)
    .flatMap(({ covered }) => [...covered.transitions]);
  const missed = [...new Set(takeable)].filter((name) => !walked.has(name));
  return [
    ...missed.filter((name) => !(name in unreachable)).map((name) => `no path in the browser takes ${name}`),
    ...Object.keys(unreachable)
      .filter((name) => !missed.includes(name))
      .map((name) => `${name} needs no excuse`),
  ].map((gap) => `${model.machine.id}: ${gap}`);
}

/**
 * Walks one path at the console. After each step the screen has to show the state that the path expects, both by the
 * machine's mark and by what a person can see, and must not offer what the machine ignores there.
 * @throws Error naming the steps that were taken, without their payloads.
 */
export async function walkPath<W extends Walk>(
  { browserModel, graph }: BrowserPaths<W>,
  path: Path,
  browser: Browser,
  service: Service,
): Promise<void> {
  const taken: string[] = [];
  const walk = await browserModel.begin(browser, service, path);
  try {
    for (const edge of path.edges) {
      taken.push(stepName(edge.step));
      await executorOf(browserModel, edge.step)?.(walk, edge.step);
      if (!browserModel.ends(edge)) await expectSituation(edge.to);
    }
  } catch (error) {
    await walk.leave().catch(() => undefined);
    const { machine } = browserModel.model;
    throw new Error(`${machine.id}, path ${path.number}, after ${taken.join(" → ")}: ${messageOf(error)}`, {
      cause: error,
    });
  }
  await walk.leave();

  async function expectSituation(key: string) {
    const situation = graph.situations.get(key);
    if (situation === undefined) throw new Error(`There is no situation ${key}`);
    await walk.expectState(situation.value);
    for (const node of situation.snapshot._nodes) await browserModel.sights[node.path.join(".")]?.(walk);
    for (const [event, isOffered] of Object.entries(browserModel.offers)) {
      const isIgnored = situation.undefinedCells.some(({ label }) => label === event);
      if (isIgnored && (await isOffered(walk))) throw new Error(`the screen offers ${event}, which is ignored there`);
    }
  }
}

/** Walks the paths of a machine, one failure not keeping the others from being walked. */
export async function walkAll<W extends Walk>(
  paths: BrowserPaths<W>,
  browser: Browser,
  service: Service,
  isWalked: (path: number) => boolean,
): Promise<BrowserReport> {
  const walked: BrowserReport["paths"] = [];
  for (const path of paths.paths.filter(({ number }) => isWalked(number))) {
    const started = performance.now();
    const failure = await walkPath(paths, path, browser, service).then(() => null, messageOf);
    const seconds = (performance.now() - started) / 1000;
    walked.push({ ...pathReport(path, ({ to }) => paths.graph.situations.get(to)?.value), failure, seconds });
  }
  const { left, unreachable } = paths.browserModel;
  return { paths: walked, of: paths.paths.length, left: { ...left, ...unreachable } };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
