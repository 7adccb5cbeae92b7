import {
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  type InspectionEvent,
  isMachineSnapshot,
  StateMachine,
} from "xstate";
import { harmless, type RecordedEvent, type TakenTransition } from "#machines/shell/session-record.ts";
import { activeNodes } from "./chart-rows.ts";

/** A machine that is mounted just now. */
export type MountedMachine = { instance: number; machine: string; snapshot: AnyMachineSnapshot };

/** What happened to a machine, with the time of day in milliseconds since 1970. */
export type LoggedEvent = Omit<RecordedEvent, "at"> & { time: number };

export type LogView = { machines: readonly MountedMachine[]; events: readonly LoggedEvent[] };

/** How many events are kept to be looked at. */
const MOST_EVENTS = 400;

/** The machine that records is no part of what is tested. */
const LEFT_OUT = "recording";

/** The event with which XState has a machine begin. */
const BEGINNING = "xstate.init";

export type MachineLog = ReturnType<typeof createMachineLog>;

/**
 * Logs what the machines do, from XState's inspection events. Of an event's values, only what is
 * harmless is taken over; nothing else of it, and nothing of a machine's context, is kept or shown.
 * @param firstInstance the number of the first machine that is seen, so that no number comes twice in one recording.
 */
export function createMachineLog({ now, firstInstance }: { now: () => number; firstInstance: number }) {
  const instances = new WeakMap<object, number>();
  /** The steps that an actor has taken since its last event was through. */
  const steps = new WeakMap<object, Step[]>();
  const mounted = new Map<number, MountedMachine>();
  const watching = new Set<(event: LoggedEvent) => void>();
  let nextInstance = firstInstance;
  let events: LoggedEvent[] = [];
  let view: LogView | null = null;

  return {
    /** Takes what XState tells about a machine. */
    observe,
    /** What there is to be seen; the same object until something happens. */
    view(): LogView {
      view ??= { machines: [...mounted.values()].sort(byName), events };
      return view;
    },
    /** Calls back after each event. @returns what ends it. */
    watch(noted: (event: LoggedEvent) => void): () => void {
      watching.add(noted);
      return () => void watching.delete(noted);
    },
  };

  function observe(told: InspectionEvent): void {
    const { actorRef } = told;
    if (!(actorRef instanceof Actor) || !(actorRef.logic instanceof StateMachine)) return;
    const machine = actorRef.logic.id;
    if (machine === LEFT_OUT) return;
    const { type } = told;
    if (type === "@xstate.microstep" && isMachineSnapshot(told.snapshot)) {
      const taken = steps.get(actorRef) ?? [];
      const before = taken.at(-1)?.after ?? rested(actorRef, told.event);
      steps.set(actorRef, [...taken, { before, event: told.event, after: told.snapshot }]);
    }
    if (type === "@xstate.snapshot") note(actorRef, machine, told.event);
  }

  function note(actor: AnyActor, machine: string, event: { type: string }): void {
    const instance = instances.get(actor) ?? nextInstance++;
    instances.set(actor, instance);
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (snapshot.status === "active") mounted.set(instance, { instance, machine, snapshot });
    else mounted.delete(instance);
    const logged: LoggedEvent = {
      time: now(),
      instance,
      machine,
      type: event.type,
      parameters: harmless(event),
      taken: takenIn(steps.get(actor) ?? []).flatMap(nameOf),
      state: snapshot.value,
    };
    steps.delete(actor);
    events = [...events.slice(1 - MOST_EVENTS), logged];
    view = null;
    for (const noted of watching) noted(logged);
  }
}

/** What a machine was before an event; as it begins, it cannot be asked yet. */
function rested(actor: AnyActor, event: AnyEventObject): AnyMachineSnapshot | undefined {
  if (event.type !== BEGINNING) return actor.getSnapshot();
  return actor.logic instanceof StateMachine ? getInitialMicrosteps(actor.logic, event["input"])[0]?.[0] : undefined;
}

/** One of XState's microsteps. */
type Step = { before: AnyMachineSnapshot | undefined; event: AnyEventObject; after: AnyMachineSnapshot };

/** The transitions that were taken: those that the event enabled, and after them those that need none. */
function takenIn(steps: readonly Step[]): AnyTransitionDefinition[] {
  return steps.flatMap(({ before, event, after }, at) => {
    if (!before) return [];
    const needsNone = event.type === BEGINNING || steps[at - 1]?.event === event;
    return needsNone ? eventlessBetween(before, after) : before.machine.getTransitionData(before, event);
  });
}

/** Of the transitions that need no event, those whose state was entered: none of a state leads where another of it does. */
function eventlessBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): AnyTransitionDefinition[] {
  const reached = activeNodes(after);
  const all = [...activeNodes(before)].flatMap<AnyTransitionDefinition>(({ always }) => always ?? []);
  return all.filter(({ target }) => target?.every((node) => reached.has(node)));
}

/** A transition as a recording names it. */
function nameOf(transition: AnyTransitionDefinition): TakenTransition[] {
  const { source, eventType: type } = transition;
  const alternatives: readonly AnyTransitionDefinition[] =
    (type === "" ? source.always : source.transitions.get(type)) ?? [];
  const place = alternatives.indexOf(transition);
  return place < 0 ? [] : [{ source: source.path.join("."), type, place }];
}

/** What is mounted first depends on what is fetched first. */
function byName(one: MountedMachine, other: MountedMachine): number {
  return one.machine < other.machine ? -1 : Number(one.machine > other.machine);
}
