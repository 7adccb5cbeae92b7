import type { Browser } from "playwright-core";
import type { Service } from "#model-tests/browser/service.ts";
import { elementsOf } from "#model-tests/generate/element-names.ts";
import type { Edge, Situation } from "#model-tests/generate/explore.ts";
import { everyEvent, type Step } from "#model-tests/generate/step.ts";
import type { Path } from "#model-tests/generate/tour.ts";
import { invokedActors, type MachineModel, nodesOf } from "#model-tests/model.ts";

/** How a machine's generated paths are walked at the real console. */
export type BrowserModel<W extends Walk> = {
  /** The model whose paths are walked; in the browser, its `stateKey` may need more of the context than in process. */
  model: MachineModel;
  /** What cannot be brought about at the console, by `stepName`, and why. */
  left: Readonly<Record<string, string>>;
  /** Transitions that no path can take there though their steps can be taken elsewhere, and why. */
  unreachable: Readonly<Record<string, string>>;
  /** Whether this step can be taken in this situation; `left` is asked before. */
  allows: (edge: Edge, from: Situation) => boolean;
  /** Whether the page is another after this step, so that a path ends with it. */
  ends: (edge: Edge) => boolean;
  /** How each step is brought about, by `stepName` or by its label. */
  executors: Readonly<Record<string, Executor<W>>>;
  /** How each atomic state shows itself to a person; null where only the machine's own mark shows it. */
  sights: Readonly<Record<string, Sight<W> | null>>;
  /** Whether the screen offers an event: what the machine ignores, the screen must not offer. */
  offers: Readonly<Record<string, (walk: W) => Promise<boolean>>>;
  /** Opens the console where the path begins. */
  begin: (browser: Browser, service: Service, path: Path) => Promise<W>;
};

export type Executor<W extends Walk> = (walk: W, step: Step) => Promise<void>;
export type Sight<W extends Walk> = (walk: W) => Promise<void>;

/** Somebody on their way along a path. */
export type Walk = {
  /** Waits until the machine's mark on the screen shows this state value. @throws Error saying what it shows instead. */
  expectState: (value: unknown) => Promise<void>;
  /** Leaves the console. @throws Error when its pages complained. */
  leave: () => Promise<void>;
};

/** A step by its label and fixture. */
export function stepName({ label, fixture }: Pick<Step, "label" | "fixture">): string {
  return fixture === "" ? label : `${label} (${fixture})`;
}

/** The atomic states of a machine, by the names of `sights`. */
function atomicStates({ model }: { model: MachineModel }): string[] {
  return nodesOf(model.machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join("."));
}

/**
 * Refuses a browser model that forgets something: a missing executor would take a step by doing nothing, and a missing
 * sight would see a state without looking.
 * @throws Error naming what is missing, or what there is no such thing of.
 */
export function checkBrowserModel<W extends Walk>(browserModel: BrowserModel<W>): void {
  const { model, left, executors, sights, offers } = browserModel;
  const possible = possibleSteps(model);
  const missing = possible.filter(
    (step) => !(stepName(step) in left) && !(step.label in left) && !executorOf(browserModel, step),
  );
  expectNone(model, "executor", missing.map(stepName));
  const unseen = atomicStates(browserModel).filter((state) => !(state in sights));
  expectNone(model, "sight", unseen);
  const events = new Set(everyEvent(model).map(({ label }) => label));
  const unoffered = [...events].filter((event) => !(event in offers) && !(event in left));
  expectNone(model, "offer", unoffered);
  const known = new Set([...possible.flatMap((step) => [step.label, stepName(step)]), ...atomicStates(browserModel)]);
  const invented = [...Object.keys(executors), ...Object.keys(left), ...Object.keys(sights), ...Object.keys(offers)];
  const unknown = invented.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${model.machine.id} has no ${unknown.join(", ")}`);
}

/** How a step is brought about; undefined where it is not. */
export function executorOf<W extends Walk>(
  { executors }: BrowserModel<W>,
  step: Pick<Step, "label" | "fixture">,
): Executor<W> | undefined {
  return executors[stepName(step)] ?? executors[step.label];
}

/** Whether a step is left out, and why. */
export function reasonToLeave(
  { left }: { left: Readonly<Record<string, string>> },
  step: Pick<Step, "label" | "fixture">,
): string | undefined {
  return left[stepName(step)] ?? left[step.label];
}

function possibleSteps(model: MachineModel): Pick<Step, "label" | "fixture">[] {
  const answers = invokedActors(model.machine).flatMap(({ id }) => [
    ...Object.keys(model.answers[id] ?? {}).map((fixture) => ({ label: `${id} answers`, fixture })),
    { label: `${id} fails`, fixture: "" },
  ]);
  const delays = [...elementsOf(model.machine).transitions].flatMap((name) => {
    const delay = /: xstate\.after\.(\w+)/.exec(name)?.[1];
    return delay ? [{ label: `${delay} elapses`, fixture: "" }] : [];
  });
  return [...everyEvent(model), ...answers, ...delays];
}

function expectNone({ machine }: MachineModel, what: string, names: readonly string[]) {
  if (names.length > 0) throw new Error(`${machine.id} has no ${what} for ${names.join(", ")}`);
}
