import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
} from "xstate";
import { isMachine, providedActions } from "#model-tests/engine/model.ts";

/** A pending call that the replayed path settles. */
export type OpenCall = { id: string; self: AnyActorRef; call: PromiseWithResolvers<unknown> };

/**
 * Replaces everything that the application provides to a machine: promises are settled by the replay, invoked machines
 * show the snapshots sent to them, and actions are only recorded.
 */
export function mockActors(machine: AnyStateMachine) {
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

/** An invoked machine without behaviour; the event `SHOW` sets its snapshot. */
function showing(machine: AnyStateMachine): AnyActorLogic {
  return {
    getInitialSnapshot: (scope: Parameters<typeof machine.getInitialSnapshot>[0], input: unknown) =>
      machine.getInitialSnapshot(scope, input),
    transition: (current: AnyMachineSnapshot, event: { type: string; snapshot?: AnyMachineSnapshot }) =>
      event.type === "SHOW" && event.snapshot ? event.snapshot : current,
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  };
}
