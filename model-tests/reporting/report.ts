import type { Coverage, KindCoverage } from "#model-tests/generate/coverage.ts";
import type { Edge } from "#model-tests/generate/explore.ts";
import type { Generated } from "#model-tests/generate/generate.ts";
import { stateText } from "#model-tests/generate/state-text.ts";
import type { Path } from "#model-tests/generate/tour.ts";

/** What `paths.json` holds: names of events, states and fixtures, and never a payload. */
export type Report = { machines: MachineReport[] };

export type MachineReport = {
  machine: string;
  about: string;
  /** What holds in every situation. */
  always: string[];
  situations: { state: string; ignored: string[] }[];
  coverage: Coverage;
  excused: Record<string, string>;
  gaps: string[];
  paths: PathReport[];
  /** The walk in a real browser; null where this machine was not walked there (yet). */
  browser: BrowserReport | null;
};

export type PathReport = { number: number; steps: StepReport[] };
export type StepReport = { event: string; fixture: string; state: string };

/** `failure` says what happened instead; null when the path was walked to its end. */
export type BrowserReport = {
  paths: (PathReport & { failure: string | null; seconds: number })[];
  /** How many paths there are for the browser, walked or not. */
  of: number;
  /** What no path in the browser takes, and why. */
  left: Record<string, string>;
};

/** Reports on generated paths, and on their walks in the browser by the machine's name. */
export function reportOn(generated: readonly Generated[], browser: ReadonlyMap<string, BrowserReport>): Report {
  return {
    machines: generated.map(({ model, graph, paths, coverage, gaps }) => ({
      machine: model.machine.id,
      about: model.about,
      always: Object.keys(model.always),
      situations: [...graph.situations.values()].map(({ value, undefinedCells }) => ({
        state: stateText(value),
        ignored: undefinedCells.map(({ label, fixture }) => (fixture ? `${label} (${fixture})` : label)),
      })),
      coverage,
      excused: { ...model.excused },
      gaps,
      paths: paths.map((path) => pathReport(path, ({ to }) => graph.situations.get(to)?.value)),
      browser: browser.get(model.machine.id) ?? null,
    })),
  };
}

/** A path's steps with the states that they lead to. */
export function pathReport({ number, edges }: Path, stateAfter: (edge: Edge) => unknown): PathReport {
  return {
    number,
    steps: edges.map((edge) => ({
      event: edge.step.label,
      fixture: edge.step.fixture,
      state: stateText(stateAfter(edge)),
    })),
  };
}

/** A path's title: its events alone. */
export function pathTitle({ steps }: PathReport): string {
  const shown = steps.slice(0, 4).map(({ event }) => event);
  return steps.length > shown.length ? `${shown.join(", ")}, … (${steps.length} steps)` : shown.join(", ");
}

/** The coverage of each machine, a line each, for the terminal. */
export function summaryLines({ machines }: Report): string[] {
  return machines.map(({ machine, paths, coverage, browser, gaps }) => {
    const { states, transitions, guardOutcomes, clauses, pairs, undefinedCells } = coverage;
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    return [
      `${gaps.length === 0 && !hasFailed(browser) ? "✓" : "✗"} ${machine}: ${paths.length} paths, ${steps} steps`,
      `states ${share(states)}, transitions ${share(transitions)}`,
      `guard outcomes ${share(guardOutcomes)}, clauses ${share(clauses)}`,
      `pairs ${share(pairs)}, undefined cells ${share(undefinedCells)}`,
      ...(browser ? [`in the browser ${walked(browser)} of ${browser.of} paths`] : []),
    ].join("; ");
  });
}

/** Covered out of all that there is; what is excused stays a part of the whole. */
export function share({ covered, uncovered, excused }: KindCoverage): string {
  const whole = `${covered.length}/${covered.length + uncovered.length + excused.length}`;
  return excused.length === 0 ? whole : `${whole} (${excused.length} excused)`;
}

function hasFailed(browser: BrowserReport | null): boolean {
  return browser?.paths.some(({ failure }) => failure !== null) ?? false;
}

export function walked({ paths }: BrowserReport): number {
  return paths.filter(({ failure }) => failure === null).length;
}
