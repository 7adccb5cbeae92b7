import { TOURS, type WalkPlan } from "./walk-paths.ts";

/** The options of `npm run paths:run`, as passed to its tests. */
export type RunPlan = WalkPlan & {
  /** Only this path of a machine, by its number; null for all. */
  path: number | null;
  /** Only these steps, by name; null for generated paths. */
  steps: readonly string[] | null;
  /** Only the shortest path through this transition, state or step, by name; null for generated paths. */
  through: string | null;
  /** Only the steps recorded in this file; null for generated paths. */
  session: string | null;
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
  session: null,
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

/** The command that repeats a single path. */
export function commandFor(
  command: string,
  machine: string,
  plan: Pick<RunPlan, "criterion" | "seed" | "walks"> & Partial<Pick<RunPlan, "session" | "browser">>,
  path: number,
  steps: readonly string[] | null,
): string {
  const words = [`${command} --machine ${machine}`];
  if (plan.browser !== undefined && plan.browser !== "chromium") words[0] += ` --browser ${plan.browser}`;
  if (steps !== null && steps.length > 0) return `${words[0]} --steps "${steps.join(" > ")}"`;
  if (plan.session) return `${words[0]} --session ${plan.session}`;
  if (plan.criterion !== TOURS.criterion) words.push(`--criterion ${plan.criterion}`);
  if (plan.criterion === "random") words.push(`--walks ${plan.walks} --seed ${plan.seed}`);
  return [...words, `--path ${path}`].join(" ");
}
