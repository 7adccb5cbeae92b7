import type { Locator } from "playwright-core";
import type { AnyMachineSnapshot } from "xstate";
import type { Problem } from "#contracts/problem.ts";
import type { Edge, Situation } from "#model-tests/generate/explore.ts";
import type { Step } from "#model-tests/generate/step.ts";
import type { MachineModel } from "#model-tests/model.ts";
import type { Background, Reply } from "./scripted-service.ts";
import type { Stage } from "./stage.ts";

/** Does something at the console; `snapshot` is what the machine has to be in just then. */
export type Act = (stage: Stage, step: Step, snapshot: AnyMachineSnapshot) => Promise<void>;
/** Waits for what a person sees; `snapshot` is what the machine has to be in. @throws Error when it does not show. */
export type Look = (stage: Stage, snapshot: AnyMachineSnapshot) => Promise<void>;
/** Where an event is brought about by a person. */
export type Control = (stage: Stage, snapshot: AnyMachineSnapshot) => Locator;

/** A problem of a machine: the service's, or one that it finds itself. */
export type WalkProblem = Problem | string;

/** How a machine's generated paths are walked at the real console: all that is the machine's own. */
export type MachineWalk = {
  /** The model whose paths are walked; in the browser, its `stateKey` may need more of the context than in process. */
  model: MachineModel;
  /** The machine's name on the screen (`data-machine`); null where nothing shows its state. */
  mark?: string | null;
  /** By the invoke's id, the path of the call that it makes: it waits, and is answered with the path's fixture. */
  calls?: Readonly<Record<string, string>>;
  /** How the service writes what an invoked call is answered with, where its contract reads it into something else. */
  wire?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** What other calls are answered with, by their path. */
  background?: Background;
  /** Steps that the console takes by itself as it opens, by `stepName`: paths begin after them. */
  begins?: readonly string[];
  /** Opens the console where the machine begins; `first` is the path's first step. */
  opens: (stage: Stage, first: Step | undefined) => Promise<void>;
  /** The control that brings each event about; null where a person has none for it. What is ignored, it must not offer. */
  controls: Readonly<Record<string, Control | null>>;
  /** Events whose control stays usable while the machine ignores them, and why nothing is wrong with that. */
  staying?: Readonly<Record<string, string>>;
  /** How a step is brought about, by `stepName` or by its label, where not by pressing its control, answering its call or waiting. */
  does?: Readonly<Record<string, Act>>;
  /** How each atomic state shows itself to a person; null where only the machine's own mark shows it, and "passing" where the state is over before anybody can look. */
  sights: Readonly<Record<string, Look | "passing" | null>>;
  /** What shows in every state. */
  everywhere?: Look;
  /** The problems that the screen has to explain; `context.problem` unless told. */
  problemsOf?: (snapshot: AnyMachineSnapshot) => readonly (WalkProblem | null)[];
  /** Where the machine's problems are its own, and no one's answer: what the product says of each, by its key in locales/. */
  words?: Readonly<Record<string, string>>;
  /** Where problems are explained; where the machine's mark is unless told. */
  explainedIn?: (stage: Stage) => Locator;
  /** What cannot be brought about at the console, by `stepName` or its label, and why. */
  left?: Readonly<Record<string, string>>;
  /** Transitions that no path can take there though their steps can be taken elsewhere, and why. */
  unreachable?: Readonly<Record<string, string>>;
  /** Whether this step can be taken in this situation; `left` is asked before. */
  allows?: (edge: Edge, from: Situation) => boolean;
  /** Whether this moment is over before anybody can look, since the console takes the next step by itself. */
  passes?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the machine is gone from the screen after this step, so that a path ends with it. */
  ends?: (edge: Edge) => boolean;
  /** Whether the page loads itself again with the step that ends a path: the next path begins after that. */
  endsWithReload?: boolean;
};

/** A step by its label and fixture. */
export function stepName({ label, fixture }: Pick<Step, "label" | "fixture">): string {
  return fixture === "" ? label : `${label} (${fixture})`;
}

/** Whether a step is left out, and why. */
export function reasonToLeave(walk: MachineWalk, step: Pick<Step, "label" | "fixture">): string | undefined {
  return walk.left?.[stepName(step)] ?? walk.left?.[step.label];
}

/** How a step is brought about: as the walk says, by answering, by waiting, or by pressing its control. */
export function actOf(walk: MachineWalk, step: Pick<Step, "label" | "fixture">): Act | undefined {
  const own = walk.does?.[stepName(step)] ?? walk.does?.[step.label];
  if (own) return own;
  const [, actor, how] = /^(\w+) (answers|fails)$/.exec(step.label) ?? [];
  const call = actor === undefined ? undefined : walk.calls?.[actor];
  if (call !== undefined)
    return (stage, { fixture }) =>
      stage.service.answer(call, how === "fails" ? "breaks off" : replyOf(walk, actor ?? "", fixture));
  const [, delay] = /^(\w+) elapses$/.exec(step.label) ?? [];
  if (delay !== undefined) return (stage, { event }, snapshot) => stage.waits(delayOf(snapshot, event, delay));
  const control = walk.controls[step.label];
  return control ? pressing(control) : undefined;
}

/** Presses a control by key: what floats above a button does not matter to the machine. */
export function pressing(control: Control): Act {
  return (stage, _, snapshot) => enabled(stage, control(stage, snapshot)).press("Enter");
}

/** Several controls for the same event: none of them may be offered where it is ignored. */
export function either(first: Control, second: Control): Control {
  return (stage, snapshot) => first(stage, snapshot).or(second(stage, snapshot));
}

/** Whether a control can be used: it is there, enabled, and no dialog stands above it. */
export async function isOffered(stage: Stage, control: Locator): Promise<boolean> {
  const usable = enabled(stage, control).first();
  if (!(await usable.isVisible())) return false;
  return usable.evaluate((element) => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const top = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
    return top === undefined || top.contains(element);
  });
}

/** A control that can be used. */
export function enabled({ person }: Stage, control: Locator): Locator {
  return control.and(person.page.locator(":not(:disabled, [aria-disabled=true])"));
}

/** What the service says when an invoked call is answered with one of the model's fixtures. */
export function replyOf({ model, wire = {} }: MachineWalk, actor: string, fixture: string): Reply {
  const answer = model.answers[actor]?.[fixture];
  if (typeof answer !== "object" || answer === null || !("accepted" in answer))
    return { accepted: true, value: answer };
  const reply = answer as Extract<Reply, { accepted: boolean }>;
  const written = wire[actor];
  return reply.accepted && written ? { accepted: true, value: written(reply.value) } : reply;
}

/** How long a timer of the machine runs in this situation, in milliseconds. */
function delayOf({ machine, context }: AnyMachineSnapshot, event: Step["event"], name: string): number {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === "number") return delay;
  if (typeof delay === "function") return delay({ context, event });
  return Number(name);
}
