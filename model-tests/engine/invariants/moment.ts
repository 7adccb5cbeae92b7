import { isDeepStrictEqual } from "node:util";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";

/** One step on a machine's way: what happened, what it did then, and where it came to. At the start nothing happened. */
export type Moment = {
  step: { kind: string; label: string; fixture: string; event: AnyEventObject } | null;
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
  /** As `MachineEffect` says it. */
  effects: readonly { kind: string; name: string; value: unknown }[];
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

/** It carries out this action, or emits this event, with parameters of which this is true. */
export function does(name: string, isSo: (params: never, moment: Moment) => boolean = () => true): When {
  return (moment) =>
    moment.effects.some(
      (effect) => /act|emit|send/.test(effect.kind) && effect.name === name && isSo(effect.value as never, moment),
    );
}

/** It emits this event, with at least this payload. */
export function emits(name: string, payload: Readonly<Record<string, unknown>> = {}): When {
  const isSo = (emitted: object) =>
    Object.entries(payload).every(([part, value]) => new Map(Object.entries(emitted)).get(part) === value);
  return does(name, isSo);
}

/** It asks this of the service, or starts this machine, with input of which this is true. */
export function asks(id: string, isSo: (input: never, moment: Moment) => boolean = () => true): When {
  return (moment) =>
    moment.effects.some(({ kind, name, value }) => kind === "invoke" && name === id && isSo(value as never, moment));
}

/** It starts to wait for so many milliseconds. */
export function waits(milliseconds: number): When {
  return ({ effects }) => effects.some(({ kind, value }) => kind === "timer" && value === milliseconds);
}

/** What it remembered before, as `remembers` says what it remembers afterwards. */
export function remembered(expected: Values): When {
  return (moment) => moment.before !== null && holds(expected, moment.before.context, moment);
}

/**
 * What it remembers afterwards: at least these values, or what this is true of. An invariant that reads more of it than there
 * is holds nowhere.
 */
export function remembers(expected: Values | ((context: never, moment: Moment) => boolean)): When {
  return typeof expected === "function"
    ? (moment) => expected(moment.after.context as never, moment)
    : (moment) => holds(expected, moment.after.context, moment);
}

/** Whether it stays as it was, and does nothing. */
export const nothing: When = ({ before, after, effects }) =>
  effects.every(({ kind }) => kind === "write") && isDeepStrictEqual(before?.value, after.value);

/** The same, and it remembers nothing new either; nor would any screen offer the event there. */
export const ignored: When = (moment) =>
  nothing(moment) &&
  isDeepStrictEqual(moment.before?.context, moment.after.context) &&
  !(moment.step?.kind === "event" && moment.before?.can(moment.step.event));

/** Values by name, literal, or as a question that each has to answer with yes. */
export type Values = Readonly<Record<string, unknown>>;

/** Everything that comes of a moment. */
export type Outcome = {
  /** The states that it is in afterwards, at least; without any, those that it was in. */
  is?: string | readonly string[];
  /** The actions that it carries out and the events that it emits, in this order: by name, or with parameters as well. */
  does?: readonly (string | readonly [name: string, params: unknown])[];
  /** What it asks and starts, by id, and with what input. */
  asks?: Values;
  /** The milliseconds that it starts to wait. */
  waits?: readonly number[];
  /** What it remembers otherwise than before. */
  remembers?: Values;
};

/** That this comes of it, and nothing besides: what is not named is not done, not asked, and remembered as it was. */
export function exactly({ is: states, does = [], asks = {}, waits = [], remembers: kept = {} }: Outcome): When {
  return (moment) => {
    const { before, after, effects } = moment;
    const of = (...kinds: string[]) => effects.filter(({ kind }) => kinds.includes(kind));
    const acts = of("act", "emit", "send");
    const asked = Object.fromEntries(of("invoke").map(({ name, value }) => [name, value]));
    const expected = does.map((act) => (typeof act === "string" ? [act] : act));
    const rest = Object.keys(after.context).filter((part) => !(part in kept));
    return (
      (states === undefined
        ? isDeepStrictEqual(before?.value, after.value)
        : [states].flat().every((state) => isIn(after, [state]))) &&
      acts.length === expected.length &&
      expected.every(([name, ...params], place) => {
        const act = acts[place];
        return act?.name === name && params.every((param) => answers(param, act.value, moment));
      }) &&
      isDeepStrictEqual(Object.keys(asked).toSorted(), Object.keys(asks).toSorted()) &&
      holds(asks, asked, moment) &&
      isDeepStrictEqual(
        of("timer").map(({ value }) => value),
        waits,
      ) &&
      holds(kept, after.context, moment) &&
      rest.every((part) => before === null || isDeepStrictEqual(before.context[part], after.context[part]))
    );
  };
}

/** For a value within an outcome: the part of what it remembers afterwards. */
export function asItIs(part: string) {
  return (value: unknown, { after }: Moment): boolean => isDeepStrictEqual(value, after.context[part]);
}

/** For a value within an outcome: what the service answered. */
export function asAnswered(value: unknown, { step }: Moment): boolean {
  return isDeepStrictEqual(value, step?.event["output"]);
}

/** The start, at which nothing happened yet. */
export const starts: When = ({ step }) => step === null;

function holds(expected: Values, found: Values, moment: Moment): boolean {
  return Object.entries(expected).every(([name, value]) => answers(value, found[name], moment));
}

function answers(expected: unknown, found: unknown, moment: Moment): boolean {
  return typeof expected === "function" ? expected(found, moment) === true : isDeepStrictEqual(expected, found);
}

export function all(...whens: When[]): When {
  return (moment) => whens.every((when) => when(moment));
}

export function any(...whens: When[]): When {
  return (moment) => whens.some((when) => when(moment));
}

export function not(when: When): When {
  return (moment) => !when(moment);
}

function isIn(snapshot: AnyMachineSnapshot, states: readonly string[]): boolean {
  return activeNodes(snapshot).some((node) => states.includes(node.path.join(".")));
}
