import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
} from "xstate";
import { providedActions } from "#model-tests/engine/model.ts";

/** A call that a replay answers when its path says so. */
export type OpenCall = { id: string; self: AnyActorRef; call: PromiseWithResolvers<unknown> };

/**
 * What a replay puts in the place of everything that a machine has the application provide: promises that it answers
 * itself, invoked machines that show what they are sent, and actions that it only records.
 */
export function standIns(machine: AnyStateMachine) {
  const calls: OpenCall[] = [];
  const acts: string[] = [];
  const provided = machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([src, logic]) => [
        src,
        isMachine(logic) ? showing(logic) : deferred(),
      ]),
    ),
    actions: Object.fromEntries(providedActions(machine).map((name) => [name, () => void acts.push(name)])),
  });
  return { provided, calls, acts };

  function deferred() {
    return fromPromise(({ self }) => {
      const call = Promise.withResolvers<unknown>();
      calls.push({ id: self.id, self, call });
      return call.promise;
    });
  }
}

/** An invoked machine that does nothing by itself; sent `SHOW`, it shows itself in the given snapshot. */
function showing(machine: AnyStateMachine): AnyActorLogic {
  return {
    getInitialSnapshot: (scope: Parameters<typeof machine.getInitialSnapshot>[0], input: unknown) =>
      machine.getInitialSnapshot(scope, input),
    transition: (current: AnyMachineSnapshot, event: { type: string; snapshot?: AnyMachineSnapshot }) =>
      event.type === "SHOW" && event.snapshot ? event.snapshot : current,
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  };
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === "object" && logic !== null && "getStateNodeById" in logic;
}
