import {
  Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from "xstate";
import { harmless, type RecordedEvent, type TakenTransition } from "#machines/shell/session-record.ts";

/** A machine that is mounted just now. */
export type MountedMachine = { instance: number; machine: string; snapshot: AnyMachineSnapshot };

/** What happened to a machine, with the time of day in milliseconds since 1970. */
export type LoggedEvent = Omit<RecordedEvent, "at"> & { time: number };

export type LogView = { machines: readonly MountedMachine[]; events: readonly LoggedEvent[] };

/** How many events are kept to be looked at. */
const MOST_EVENTS = 400;

/** The machine that records is no part of what is tested. */
const LEFT_OUT = "recording";

export type MachineLog = ReturnType<typeof createMachineLog>;

/**
 * Notes what the machines do, from what XState tells whoever inspects it. Of what an event carries, only what is
 * harmless is taken over; nothing else of it, and nothing of a machine's context, is kept or shown.
 * @param firstInstance the number of the first machine that is seen, so that no number comes twice in one recording.
 */
export function createMachineLog({ now, firstInstance }: { now: () => number; firstInstance: number }) {
  const instances = new WeakMap<object, number>();
  const taken = new WeakMap<object, TakenTransition[]>();
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
    if (told.type === "@xstate.microstep")
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...told._transitions.flatMap(nameOf)]);
    if (told.type === "@xstate.snapshot") note(actorRef, machine, told.event);
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
      taken: taken.get(actor) ?? [],
      state: snapshot.value,
    };
    taken.delete(actor);
    events = [...events.slice(1 - MOST_EVENTS), logged];
    view = null;
    for (const noted of watching) noted(logged);
  }
}

/** A transition as a recording names it; none for the one with which a machine begins, which no state has. */
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
