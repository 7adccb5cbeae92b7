import {
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getStateNodes,
  type InspectionEvent,
  isMachineSnapshot,
  StateMachine,
} from "xstate";
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  redactedParameters,
  type SessionRecord,
  type TakenTransition,
} from "#machines/shell/session-record.ts";

/** About an hour of work, and well within a tab's storage. */
const MOST_EVENTS = 5_000;

/** XState's event that starts a machine. */
const INIT_EVENT = "xstate.init";

/**
 * Records the machines' events from XState's inspection events; the oldest are dropped first.
 * Values that may be secret are left out, and so is every machine's context.
 * @param kept the record of the previous pages in the same tab, which is continued.
 */
export function createSessionLog(now: () => number, kept: SessionRecord | null, mostEvents = MOST_EVENTS) {
  const startedAt = kept?.startedAt ?? new Date(now()).toISOString();
  const instances = new WeakMap<object, number>();
  /** The microsteps of each actor since its last event. */
  const steps = new WeakMap<object, Step[]>();
  let events = kept?.events ?? [];
  let nextInstance = Math.max(0, ...events.map(({ instance }) => instance)) + 1;

  return {
    observe,
    record: (): SessionRecord => ({ format: RECORD_FORMAT, version: RECORD_VERSION, startedAt, events }),
  };

  function observe(inspection: InspectionEvent): void {
    const { actorRef } = inspection;
    if (!(actorRef instanceof Actor) || !(actorRef.logic instanceof StateMachine)) return;
    if (inspection.type === "@xstate.microstep" && isMachineSnapshot(inspection.snapshot)) {
      const taken = steps.get(actorRef) ?? [];
      const before = taken.at(-1)?.after ?? snapshotBefore(actorRef, inspection.event);
      steps.set(actorRef, [...taken, { before, event: inspection.event, after: inspection.snapshot }]);
    }
    if (inspection.type === "@xstate.snapshot") append(actorRef, actorRef.logic.id, inspection.event);
  }

  function append(actor: AnyActor, machine: string, event: { type: string }): void {
    const instance = instances.get(actor) ?? nextInstance++;
    instances.set(actor, instance);
    const { value: state }: AnyMachineSnapshot = actor.getSnapshot();
    const taken = takenTransitions(steps.get(actor) ?? []).flatMap(transitionName);
    steps.delete(actor);
    const at = now() - Date.parse(startedAt);
    const noted = { at, instance, machine, type: event.type, parameters: redactedParameters(event), taken, state };
    events = [...events.slice(1 - mostEvents), noted];
  }
}

/** The snapshot before an event; a machine that is starting has none yet. */
function snapshotBefore(actor: AnyActor, event: AnyEventObject): AnyMachineSnapshot | undefined {
  if (event.type !== INIT_EVENT) return actor.getSnapshot();
  return actor.logic instanceof StateMachine ? getInitialMicrosteps(actor.logic, event["input"])[0]?.[0] : undefined;
}

type Step = { before: AnyMachineSnapshot | undefined; event: AnyEventObject; after: AnyMachineSnapshot };

/** The transitions that an event enabled, and the eventless ones that followed. */
function takenTransitions(steps: readonly Step[]): AnyTransitionDefinition[] {
  return steps.flatMap(({ before, event, after }, at) => {
    if (!before) return [];
    const needsNone = event.type === INIT_EVENT || steps[at - 1]?.event === event;
    return needsNone ? eventlessBetween(before, after) : before.machine.getTransitionData(before, event);
  });
}

/** The eventless transitions whose target was entered; no two of one state have the same target. */
function eventlessBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): AnyTransitionDefinition[] {
  const [left, reached] = [before, after].map(({ machine, value }) => getStateNodes(machine.root, value));
  const all = left?.flatMap<AnyTransitionDefinition>(({ always }) => always ?? []) ?? [];
  return all.filter(({ target }) => target?.every((node) => reached?.includes(node)));
}

function transitionName(transition: AnyTransitionDefinition): TakenTransition[] {
  const { source, eventType: type } = transition;
  const alternatives: readonly AnyTransitionDefinition[] =
    (type === "" ? source.always : source.transitions.get(type)) ?? [];
  const place = alternatives.indexOf(transition);
  return place < 0 ? [] : [{ source: source.path.join("."), type, place }];
}
