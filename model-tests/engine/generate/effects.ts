import type { AnyActorScope, AnyEventObject, AnyStateMachine, AnyStateNode } from "xstate";
import { nodesOf, providedActions } from "#model-tests/engine/model.ts";

/** One effect of a machine: work for the application, or a write to its context. */
export type MachineEffect = {
  kind: "act" | "emit" | "invoke" | "send" | "timer" | "write";
  /**
   * The name of the action, of the emitted or sent event, of the delay or of the part of the context; for an invoke its
   * id.
   */
  name: string;
  /** The parameters, payload, input, milliseconds or new value. */
  value: unknown;
  /** Possible origins of the value: the event, and the context before the step. */
  event: AnyEventObject;
  context: Readonly<Record<string, unknown>>;
};

type Executed = Parameters<AnyActorScope["actionExecutor"]>[0];

/** Converts an action that XState is about to execute into an effect; null for XState's internal actions. */
export function effectOf(machine: AnyStateMachine): (executed: Executed) => MachineEffect | null {
  const provided = new Set(providedActions(machine));
  return ({ type, params, info: { event, context } }) => {
    const effect = (kind: MachineEffect["kind"], name: string, value: unknown) => ({
      kind,
      name,
      value,
      event,
      context,
    });
    if (provided.has(type)) return effect("act", type, params);
    if (type === "xstate.emit") {
      const { type: name, ...payload } = (params as { event: AnyEventObject }).event;
      return effect("emit", name, payload);
    }
    if (type === "xstate.spawnChild") {
      const { id, input } = params as { id: string; input: unknown };
      return effect("invoke", id, input);
    }
    if (type === "xstate.sendTo") {
      const { targetId, event: sent } = params as { targetId: string; event: AnyEventObject };
      return effect("send", sent.type, { to: targetId });
    }
    if (type !== "xstate.raise") return null;
    const { event: raised, delay } = params as { event: AnyEventObject; delay?: number };
    return delay === undefined ? null : effect("timer", String(raised.type.split(".")[2]), delay);
  };
}

type Assign = { (): void; assignment: unknown; resolve: (...args: Resolved) => [{ context: object }, ...unknown[]] };
type Resolved = [
  scope: unknown,
  snapshot: unknown,
  args: Omit<MachineEffect, "kind" | "name" | "value">,
  ...rest: unknown[],
];

/** The same machine, with each assignment reported as an effect. */
export function watched(machine: AnyStateMachine, tell: (effect: MachineEffect) => void): AnyStateMachine {
  const { actions } = machine.implementations;
  const same = machine.provide({
    actions: Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, watch(action)])),
  });
  for (const node of [same.root, ...nodesOf(same)]) watchNode(node);
  return same;

  function watchNode(node: AnyStateNode) {
    node.entry = node.entry.map(watch);
    node.exit = node.exit.map(watch);
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      Object.assign(transition, { actions: transition.actions.map(watch) });
    }
  }

  function watch<Action>(action: Action): Action {
    if (!isAssign(action)) return action;
    const resolve: Assign["resolve"] = (...args) => {
      const result = action.resolve(...args);
      const { context, event } = args[2];
      const written = Object.entries(result[0].context);
      const names = namesWritten(action.assignment, args);
      for (const [name, value] of written) {
        if (names?.has(name) ?? value !== context[name]) tell({ kind: "write", name, value, event, context });
      }
      return result;
    };
    return Object.assign(() => undefined, action, { resolve }) as unknown as Action;
  }
}

/** The parts of the context that an assignment writes, changed or not; null when only a change can show it. */
function namesWritten(assignment: unknown, [, , args, params]: Resolved): ReadonlySet<string> | null {
  if (typeof assignment !== "function") return new Set(Object.keys(assignment as object));
  // Copied parts come out as the same symbol.
  const probes = Object.fromEntries(Object.keys(args.context).map((name) => [name, Symbol(name)]));
  try {
    const result: object = assignment({ ...args, context: probes }, params);
    return new Set(Object.entries(result).flatMap(([name, value]) => (value === probes[name] ? [] : [name])));
  } catch {
    return null;
  }
}

function isAssign(action: unknown): action is Assign {
  return typeof action === "function" && "assignment" in action && "resolve" in action;
}
