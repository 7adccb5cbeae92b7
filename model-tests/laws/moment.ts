import type { AnyEventObject, AnyMachineSnapshot } from "xstate";

/** One step on a machine's way: what happened, what it did then, and where it came to. At the start nothing happened. */
export type Moment = {
  step: { label: string; fixture: string; event: AnyEventObject } | null;
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
  /** As `Deed` says it. */
  deeds: readonly { kind: string; name: string; value: unknown }[];
};

/** What may be said of a moment. */
export type When = (moment: Moment) => boolean;

/** An event, an answer (`signIn answers`), a timer (`pollDelay elapses`): with any of these fixtures, or any at all. */
export function happens(label: string, ...fixtures: string[]): When {
  return ({ step }) => step?.label === label && (fixtures.length === 0 || fixtures.includes(step.fixture));
}

/** It is in one of these states afterwards: `identity.signedIn`, or one below it. */
export function is(...states: string[]): When {
  return ({ after }) => isIn(after, states);
}

/** It was in one of these states. */
export function was(...states: string[]): When {
  return ({ before }) => before !== null && isIn(before, states);
}

/** It has the application do this, or tells its owner, with parameters of which this is true. */
export function does(name: string, isSo: (params: never, moment: Moment) => boolean = () => true): When {
  return (moment) =>
    moment.deeds.some((deed) => /act|emit/.test(deed.kind) && deed.name === name && isSo(deed.value as never, moment));
}

/** It tells its owner this, with at least that. */
export function tells(name: string, payload: Readonly<Record<string, unknown>> = {}): When {
  const isSo = (told: object) =>
    Object.entries(payload).every(([part, value]) => new Map(Object.entries(told)).get(part) === value);
  return does(name, isSo);
}

/** It asks this of the service, or starts this machine, with input of which this is true. */
export function asks(id: string, isSo: (input: never, moment: Moment) => boolean = () => true): When {
  return (moment) =>
    moment.deeds.some(({ kind, name, value }) => kind === "invoke" && name === id && isSo(value as never, moment));
}

/** It starts to wait for so many milliseconds. */
export function waits(milliseconds: number): When {
  return ({ deeds }) => deeds.some(({ kind, value }) => kind === "timer" && value === milliseconds);
}

/** What it remembers afterwards; a law that reads more of it than there is holds nowhere. */
export function remembers(isSo: (context: never, moment: Moment) => boolean): When {
  return (moment) => isSo(moment.after.context as never, moment);
}

/** Whether it stays as it was, and does nothing. */
export const nothing: When = ({ before, after, deeds }) =>
  deeds.every(({ kind }) => kind === "write") && JSON.stringify(before?.value) === JSON.stringify(after.value);

export function all(...whens: When[]): When {
  return (moment) => whens.every((when) => when(moment));
}

export function any(...whens: When[]): When {
  return (moment) => whens.some((when) => when(moment));
}

export function not(when: When): When {
  return (moment) => !when(moment);
}

function isIn({ _nodes }: AnyMachineSnapshot, states: readonly string[]): boolean {
  return _nodes.some((node) => states.includes(node.path.join(".")));
}
