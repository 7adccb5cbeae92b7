import type { Locator, Page } from "playwright-core";
import type { AnyMachineSnapshot } from "xstate";
import type { Edge, Situation } from "#model-tests/engine/generate/explore.ts";
import type { Step } from "#model-tests/engine/generate/step.ts";
import type { Excuse, MachineModel } from "#model-tests/engine/model.ts";

/** Where a machine is walked: a page, and all that is done about it from outside. */
export type WalkStage = {
  page: Page;
  /** How long a screen may take to show something, in milliseconds. */
  timeout: number;
  /** Where the page writes the state value of a machine, as JSON in `data-state`. */
  markOf: (machine: string) => Locator;
  /** Lets time pass for the page, in milliseconds. */
  waits: (milliseconds: number) => Promise<void>;
  /** Answers the call of an invoke with one of the model's fixtures; null makes it fail. */
  answers(walk: MachineWalk, actor: string, fixture: string | null): Promise<void>;
  /** What the product shows in every situation beside what a walk names. @throws Error when it does not. */
  looks?(walk: MachineWalk, snapshot: AnyMachineSnapshot): Promise<void>;
  /** @throws Error naming what the page complained of. */
  expectQuiet: () => void;
  leaves: () => Promise<void>;
};

/** Does something at the page; `snapshot` is what the machine has to be in just then. */
export type Act<Stage> = (stage: Stage, step: Step, snapshot: AnyMachineSnapshot) => Promise<void>;
/** Waits for what a person sees; `snapshot` is what the machine has to be in. @throws Error when it does not show. */
export type Look<Stage> = (stage: Stage, snapshot: AnyMachineSnapshot) => Promise<void>;
/** Where an event is brought about by a person. */
export type Control<Stage> = (stage: Stage, snapshot: AnyMachineSnapshot) => Locator;

/** How a machine's generated paths are walked on a page: all that is the machine's own. */
// biome-ignore lint/suspicious/noExplicitAny: A walk is read by functions that know nothing of its stage.
export type MachineWalk<Stage extends WalkStage = any> = {
  /** The model whose paths are walked; in the browser, its `stateKey` may need more of the context than in process. */
  model: MachineModel;
  /** The machine's name on the screen; null where nothing shows its state. */
  mark?: string | null;
  /** By the invoke's id, the call that it makes: it waits, and is answered with the path's fixture. */
  calls?: Readonly<Record<string, string>>;
  /** Steps that the product takes by itself as it opens, by `stepName`: paths begin after them. */
  begins?: readonly string[];
  /** Opens the page where the machine begins; `first` is the path's first step. */
  opens: (stage: Stage, first: Step | undefined) => Promise<void>;
  /** The control that brings each event about; null where a person has none for it. What is ignored, it must not offer. */
  controls: Readonly<Record<string, Control<Stage> | null>>;
  /** Events whose control stays usable while the machine ignores them, and why nothing is wrong with that. */
  staying?: Readonly<Record<string, string>>;
  /** How a step is brought about, by `stepName` or by its label, where not by pressing its control, answering its call or waiting. */
  does?: Readonly<Record<string, Act<Stage>>>;
  /** How each atomic state shows itself to a person; null where only the machine's own mark shows it, and "passing" where the state is over before anybody can look. */
  sights: Readonly<Record<string, Look<Stage> | "passing" | null>>;
  /** What shows in every state. */
  everywhere?: Look<Stage>;
  /** What cannot be brought about on the page, by `stepName` or its label, and why. */
  left?: Readonly<Record<string, Excuse>>;
  /** Transitions and guard outcomes that no path takes though their steps can be taken elsewhere, and why. */
  unreachable?: Readonly<Record<string, Excuse>>;
  /** Other ways to come to the page: with another of the model's inputs, by its name, or in other circumstances. */
  others?: Readonly<Record<string, OtherWay<Stage>>>;
  /** Whether this step can be taken in this situation; `left` is asked before. */
  allows?: (edge: Edge, from: Situation) => boolean;
  /** Whether this moment is over before anybody can look, since the product takes the next step by itself. */
  passes?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the machine is gone from the screen after this step, so that a path ends with it. */
  ends?: (edge: Edge) => boolean;
  /** Whether the page loads itself again with the step that ends a path: the next path begins after that. */
  endsWithReload?: boolean;
};

/** Another way to come to the page, with all that is different then. */
export type OtherWay<Stage extends WalkStage> = Partial<
  Pick<MachineWalk<Stage>, "begins" | "opens" | "left" | "allows">
>;

/** A step by its label and fixture. */
export function stepName({ label, fixture }: Pick<Step, "label" | "fixture">): string {
  return fixture === "" ? label : `${label} (${fixture})`;
}

/** Whether a step is left out, and why. */
export function reasonToLeave(walk: MachineWalk, step: Pick<Step, "label" | "fixture">): Excuse | undefined {
  return walk.left?.[stepName(step)] ?? walk.left?.[step.label];
}

/** How a step is brought about: as the walk says, by answering, by waiting, or by pressing its control. */
export function actOf<Stage extends WalkStage>(
  walk: MachineWalk<Stage>,
  step: Pick<Step, "label" | "fixture">,
): Act<Stage> | undefined {
  const own = walk.does?.[stepName(step)] ?? walk.does?.[step.label];
  if (own) return own;
  const [, actor = "", how] = /^(\w+) (answers|fails)$/.exec(step.label) ?? [];
  if (actor in (walk.calls ?? {}))
    return (stage, { fixture }) => stage.answers(walk, actor, how === "fails" ? null : fixture);
  const [, delay] = /^(\w+) elapses$/.exec(step.label) ?? [];
  if (delay !== undefined) return (stage, { event }, snapshot) => stage.waits(delayOf(snapshot, event, delay));
  const control = walk.controls[step.label];
  return control ? pressing(control) : undefined;
}

/** Presses a control by key: what floats above a button does not matter to the machine. */
export function pressing<Stage extends WalkStage>(control: Control<Stage>): Act<Stage> {
  return (stage, _, snapshot) => enabled(stage, control(stage, snapshot)).press("Enter");
}

/** Several controls for the same event: none of them may be offered where it is ignored. */
export function either<Stage>(first: Control<Stage>, second: Control<Stage>): Control<Stage> {
  return (stage, snapshot) => first(stage, snapshot).or(second(stage, snapshot));
}

/** Whether a control can be used: it is there, enabled, and no dialog stands above it. */
export async function isOffered(stage: WalkStage, control: Locator): Promise<boolean> {
  const usable = enabled(stage, control).first();
  if (!(await usable.isVisible())) return false;
  return usable.evaluate((element) => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const top = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
    return top === undefined || top.contains(element);
  });
}

/** A control that can be used. */
export function enabled({ page }: Pick<WalkStage, "page">, control: Locator): Locator {
  return control.and(page.locator(":not(:disabled, [aria-disabled=true])"));
}

/** How long a timer of the machine runs in this situation, in milliseconds. */
function delayOf({ machine, context }: AnyMachineSnapshot, event: Step["event"], name: string): number {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === "number") return delay;
  if (typeof delay === "function") return delay({ context, event });
  return Number(name);
}
