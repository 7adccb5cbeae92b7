import { type PathChoice, TOURS, type WalkPaths, type WalkPlan } from "./walk-paths.ts";

/** The options of `npm run paths:run`, as passed to its tests. */
export type RunPlan = WalkPlan &
  PathChoice & {
    /** Only the steps recorded in this file; null for generated paths. */
    session: string | null;
    /** The deployed console to walk; null for the local build. */
    url: string | null;
    /** The browser, by Playwright's name. */
    browser: string;
    isHeaded: boolean;
    /** The pause before each action, in milliseconds. */
    slow: number;
  };

const WHOLE_RUN: RunPlan = {
  ...TOURS,
  path: null,
  steps: null,
  through: null,
  variant: null,
  session: null,
  url: null,
  browser: "chromium",
  isHeaded: false,
  slow: 0,
};

/** Passes a plan to the worker processes, which share only their environment with the command. */
export function planInEnvironment(plan: RunPlan): Record<string, string> {
  return { WALK_PLAN: JSON.stringify(plan) };
}

export function planOfEnvironment(): RunPlan {
  const written = process.env.WALK_PLAN;
  return written === undefined ? WHOLE_RUN : { ...WHOLE_RUN, ...(JSON.parse(written) as RunPlan) };
}

/** The command that repeats a single path, for a POSIX shell; `steps` are fewer steps that repeat its failure. */
export function commandFor(
  command: string,
  { graph, variant }: Pick<WalkPaths, "variant"> & { graph: Pick<WalkPaths["graph"], "machine"> },
  plan: WalkPlan & Partial<Pick<RunPlan, "steps" | "through" | "session" | "browser" | "url">>,
  path: number,
  steps: readonly string[] | null,
): string {
  const words = [`${command} --machine ${graph.machine}`];
  if (plan.url) words.push(`--url ${quoted(plan.url)}`);
  if (plan.browser !== undefined && plan.browser !== "chromium") words.push(`--browser ${plan.browser}`);
  const named = steps !== null && steps.length > 0 ? steps : (plan.steps ?? []);
  if (named.length > 0 || plan.through) {
    if (variant !== null) words.push(`--variant ${quoted(variant)}`);
    words.push(named.length > 0 ? `--steps ${quoted(named.join(" > "))}` : `--through ${quoted(plan.through ?? "")}`);
    return words.join(" ");
  }
  if (plan.session) return [...words, `--session ${quoted(plan.session)}`].join(" ");
  if (plan.criterion !== TOURS.criterion) words.push(`--criterion ${plan.criterion}`);
  if (plan.criterion === "random") words.push(`--walks ${plan.walks} --seed ${plan.seed}`);
  return [...words, `--path ${path}`].join(" ");
}

/** A word for a POSIX shell, in quotes if it needs them. */
export function quoted(word: string): string {
  if (/^[\w./:@%+=,-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
