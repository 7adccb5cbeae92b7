import type { Locator, Page } from "playwright-core";
import type { AnyMachineSnapshot } from "xstate";
import type { Edge, Situation } from "#model-tests/engine/generate/explore.ts";
import { type Step, stepName } from "#model-tests/engine/generate/step.ts";
import type { Excuse, MachineModel } from "#model-tests/engine/model.ts";

/** The page on which a machine is walked, with control over time and the service. */
export type WalkStage = {
  page: Page;
  /** The timeout for each expectation on the screen, in milliseconds. */
  timeout: number;
  /** The locator of the element with the machine's state value, as JSON in `data-state`. */
  machineElement: (machine: string) => Locator;
  /** Advances the page's clock, in milliseconds. */
  advanceClock: (milliseconds: number) => Promise<void>;
  /** Settles an invoke's call with one of the model's fixtures; null rejects it. */
  answer(walk: MachineWalk, actor: string, fixture: string | null): Promise<void>;
  /** Checks that apply to every machine of the product in every situation. @throws Error when one fails. */
  checkScreen?(walk: MachineWalk, snapshot: AnyMachineSnapshot): Promise<void>;
  /** @throws Error with the page's console errors. */
  expectNoErrors: () => void;
  close: () => Promise<void>;
};

/** Performs a step on the page; `snapshot` is the machine's expected snapshot before the step. */
export type Action<Stage> = (stage: Stage, step: Step, snapshot: AnyMachineSnapshot) => Promise<void>;
/** Waits for a state's visible content; `snapshot` is the expected one. @throws Error when it does not appear. */
export type Expectation<Stage> = (stage: Stage, snapshot: AnyMachineSnapshot) => Promise<void>;
/** The locator of the control that triggers an event. */
export type Control<Stage> = (stage: Stage, snapshot: AnyMachineSnapshot) => Locator;

/** How a machine's generated paths are walked on a page. */
// biome-ignore lint/suspicious/noExplicitAny: Walks are read by functions that do not depend on the stage's type.
export type MachineWalk<Stage extends WalkStage = any> = {
  /** The model whose paths are walked. In the browser its `stateKey` may need more of the context than in process. */
  model: MachineModel;
  /** The machine's name on the screen; null where its state is not shown. */
  dataMachine?: string | null;
  /** By the invoke's id, the call that it makes; the call stays pending until the path settles it. */
  calls?: Readonly<Record<string, string>>;
  /** Steps that the product takes by itself while opening, by `stepName`; paths begin after them. */
  initialSteps?: readonly string[];
  /** Opens the page in the machine's initial state; `first` is the path's first step. */
  open: (stage: Stage, first: Step | undefined) => Promise<void>;
  /** The control for each event that has one; it must be unavailable while the event is ignored. */
  controls?: Readonly<Record<string, Control<Stage>>>;
  /** Events whose control stays enabled while the machine ignores them, with the reason. */
  enabledWhileIgnored?: Readonly<Record<string, string>>;
  /** Acts by `stepName` or label, for steps other than pressing a control, settling a call or waiting. */
  actions?: Readonly<Record<string, Action<Stage>>>;
  /** The visible content of each atomic state; null where only the machine's mark shows it. */
  expectations: Readonly<Record<string, Expectation<Stage> | null>>;
  inEveryState?: Expectation<Stage>;
  /** Steps that are impossible on the page, by `stepName` or label, with the reason. */
  excluded?: Readonly<Record<string, Excuse>>;
  /**
   * Transitions and guard outcomes that no path can reach although their steps are possible elsewhere, with the reason.
   */
  unreachable?: Readonly<Record<string, Excuse>>;
  /** Other ways to open the page: with another of the model's inputs, by its name, or under other conditions. */
  variants?: Readonly<Record<string, WalkVariant<Stage>>>;
  /** Whether a step is possible in this situation; steps in `left` are already excluded. */
  isPossible?: (edge: Edge, from: Situation) => boolean;
  /** Whether this snapshot is too short to observe, because the product takes the next step by itself. */
  isTransient?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the machine leaves the screen with this step, which ends the path. */
  endsPath?: (edge: Edge) => boolean;
  /** Whether the step that ends a path reloads the page; the next path then begins after the reload. */
  endsWithReload?: boolean;
};

/** Another way to open the page, with the parts of the walk that differ. */
export type WalkVariant<Stage extends WalkStage> = Partial<
  Pick<MachineWalk<Stage>, "initialSteps" | "open" | "excluded" | "isPossible">
>;

export function exclusionOf(walk: MachineWalk, step: Pick<Step, "label" | "fixture">): Excuse | undefined {
  return walk.excluded?.[stepName(step)] ?? walk.excluded?.[step.label];
}

/** The act for a step: the walk's own, settling a call, waiting, or pressing the control. */
export function actionOf<Stage extends WalkStage>(
  walk: MachineWalk<Stage>,
  step: Pick<Step, "label" | "fixture">,
): Action<Stage> | undefined {
  const own = walk.actions?.[stepName(step)] ?? walk.actions?.[step.label];
  if (own) return own;
  const [, actor = "", how] = /^(\w+) (answers|fails)$/.exec(step.label) ?? [];
  if (actor in (walk.calls ?? {}))
    return (stage, { fixture }) => stage.answer(walk, actor, how === "fails" ? null : fixture);
  const [, delay] = /^(\w+) elapses$/.exec(step.label) ?? [];
  if (delay !== undefined) return (stage, { event }, snapshot) => stage.advanceClock(delayOf(snapshot, event, delay));
  const control = walk.controls?.[step.label];
  return control ? press(control) : undefined;
}

/** Presses a control by keyboard, so that an overlay on top of it does not matter. */
export function press<Stage extends WalkStage>(control: Control<Stage>): Action<Stage> {
  return (stage, _, snapshot) => enabled(stage, control(stage, snapshot)).press("Enter");
}

/** Several controls for one event; all must be unavailable while it is ignored. */
export function either<Stage>(first: Control<Stage>, second: Control<Stage>): Control<Stage> {
  return (stage, snapshot) => first(stage, snapshot).or(second(stage, snapshot));
}

/** Whether a control is visible, enabled, and not behind a dialog. */
export async function isUsable(stage: WalkStage, control: Locator): Promise<boolean> {
  const usable = enabled(stage, control).first();
  if (!(await usable.isVisible())) return false;
  return usable.evaluate((element) => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const top = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
    return top === undefined || top.contains(element);
  });
}

/** Matches the control only while it is enabled. */
export function enabled({ page }: Pick<WalkStage, "page">, control: Locator): Locator {
  return control.and(page.locator(":not(:disabled, [aria-disabled=true])"));
}

/** The duration of a delay in this situation, in milliseconds. */
function delayOf({ machine, context }: AnyMachineSnapshot, event: Step["event"], name: string): number {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === "number") return delay;
  if (typeof delay === "function") return delay({ context, event });
  return Number(name);
}
