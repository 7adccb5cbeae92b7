import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from "xstate";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { activeNodes } from "./active-nodes.ts";

export type Step = {
  /** Its cause: an external event, an invoked promise, a delay, or an invoked machine. */
  kind: "event" | "answer" | "failure" | "timer" | "child";
  /** The event's readable type, without its payload, which may be secret. */
  label: string;
  /** The payload's name among the model's fixtures; empty for a single one. */
  fixture: string;
  /** For an answer, a failure or a child: the invoke's id. */
  actor: string;
  event: AnyEventObject;
};

/** A step's label and fixture. */
export function stepName({ label, fixture }: Pick<Step, "label" | "fixture">): string {
  return fixture === "" ? label : `${label} (${fixture})`;
}

/** Every external event of the model, in any situation. */
export function everyEvent(model: MachineModel): Step[] {
  return Object.entries(model.events).flatMap(([type, fixtures]) =>
    Object.entries(fixtures).map(([fixture, payload]) =>
      step("event", type, fixture, "", { ...(payload as object), type }),
    ),
  );
}

/** The steps of invoked actors and delays in this situation. */
export function outcomes(model: MachineModel, snapshot: AnyMachineSnapshot): Step[] {
  return [...Object.keys(snapshot.children).flatMap((id) => outcomesOf(model, id)), ...timersOf(activeNodes(snapshot))];
}

/** The answers, the failure and the snapshots of an invoke. */
export function outcomesOf(model: MachineModel, id: string): Step[] {
  const answers = Object.entries(model.answers[id] ?? {}).map(([fixture, output]) =>
    step("answer", `${id} answers`, fixture, id, { type: `xstate.done.actor.${id}`, output }),
  );
  // The error has the shape of a real one, to detect machines that drop it.
  const failure =
    id in model.answers
      ? [
          step("failure", `${id} fails`, "", id, {
            type: `xstate.error.actor.${id}`,
            error: model.common?.failure ?? FAILURE,
          }),
        ]
      : [];
  const snapshots = Object.entries(model.children?.[id] ?? {}).map(([fixture, snapshot]) =>
    step("child", `${id} changes`, fixture, id, shows(id, snapshot)),
  );
  return [...answers, ...failure, ...snapshots];
}

const FAILURE = new Error("The call failed");

/** The event from an invoked machine with this snapshot: a change, or its output. */
function shows(id: string, snapshot: AnyMachineSnapshot): AnyEventObject {
  if (snapshot.status !== "done") return { type: `xstate.snapshot.${id}`, snapshot };
  return { type: `xstate.done.actor.${id}`, output: snapshot.output, snapshot };
}

/** The delays of these states. */
export function timersOf(nodes: readonly AnyStateNode[]): Step[] {
  return nodes
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => step("timer", `${type.split(".")[2]} elapses`, "", "", { type }));
}

function step(kind: Step["kind"], label: string, fixture: string, actor: string, event: AnyEventObject): Step {
  return { kind, label, fixture, actor, event };
}
