import { isDeepStrictEqual } from "node:util";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";

/**
 * One step of a machine: the event, its effects, and the snapshots before and after. There is no event at the start.
 */
export type Moment = {
  step: { kind: string; label: string; fixture: string; event: AnyEventObject } | null;
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
  /** Simplified `MachineEffect`s. */
  effects: readonly { kind: string; name: string; value: unknown }[];
};

export type Condition = (moment: Moment) => boolean;

/** A condition, or an event by name: `SIGN_IN`, or `SIGN_IN (complete)` for one of its fixtures. */
export type Happening = Condition | string;

export function conditionOf(happening: Happening): Condition {
  if (typeof happening === "function") return happening;
  const [, name = happening, fixture] = /^(.*) \((.*)\)$/.exec(happening) ?? [];
  return fixture === undefined ? onEvent(name) : onEvent(name, fixture);
}

/** The event, answer (`signIn answers`) or elapsed delay (`pollDelay elapses`), with one of these fixtures or any. */
export function onEvent(label: string, ...fixtures: string[]): Condition {
  return ({ step }) => step?.label === label && (fixtures.length === 0 || fixtures.includes(step.fixture));
}

/** In one of these states afterwards, such as `identity.signedIn`, or in a child of it. */
export function inState(...states: string[]): Condition {
  return ({ after }) => isIn(after, states);
}

/** In one of these states before. */
export function fromState(...states: string[]): Condition {
  return ({ before }) => before !== null && isIn(before, states);
}

/** Executes this action, or emits this event, with parameters that pass the check. */
export function hasEffect(name: string, isSo: (params: never, moment: Moment) => boolean = () => true): Condition {
  return (moment) =>
    moment.effects.some(
      (effect) => /act|emit|send/.test(effect.kind) && effect.name === name && isSo(effect.value as never, moment),
    );
}

/** Emits this event, with at least this payload. */
export function emits(name: string, payload: Readonly<Record<string, unknown>> = {}): Condition {
  return hasEffect(name, (emitted: object) =>
    Object.entries(payload).every(([part, value]) => Reflect.get(emitted, part) === value),
  );
}

/** Invokes this call or machine, with input that passes the check. */
export function hasCall(id: string, isSo: (input: never, moment: Moment) => boolean = () => true): Condition {
  return (moment) =>
    moment.effects.some(({ kind, name, value }) => kind === "invoke" && name === id && isSo(value as never, moment));
}

/** Starts a delay of so many milliseconds. */
export function hasDelay(milliseconds: number): Condition {
  return ({ effects }) => effects.some(({ kind, value }) => kind === "timer" && value === milliseconds);
}

/** The context before, as `hasContext` checks the context afterwards. */
export function hadContext(expected: Values): Condition {
  return (moment) => moment.before !== null && holds(expected, moment.before.context, moment);
}

/** The context afterwards has at least these values, or passes the check. */
export function hasContext(expected: Values | ((context: never, moment: Moment) => boolean)): Condition {
  return typeof expected === "function"
    ? (moment) => expected(moment.after.context as never, moment)
    : (moment) => holds(expected, moment.after.context, moment);
}

/** The state is unchanged, without effects. */
export const nothing: Condition = ({ before, after, effects }) =>
  effects.every(({ kind }) => kind === "write") && isDeepStrictEqual(before?.value, after.value);

/** Like `nothing`, and the context is unchanged and `can` is false for the event. */
export const ignored: Condition = (moment) =>
  nothing(moment) &&
  isDeepStrictEqual(moment.before?.context, moment.after.context) &&
  !(moment.step?.kind === "event" && moment.before?.can(moment.step.event));

/** Values by name: literals, or checks that each value must pass. */
export type Values = Readonly<Record<string, unknown>>;

/** The whole outcome of a moment. */
export type Outcome = {
  /** States afterwards, at least; without any, the same as before. */
  state?: string | readonly string[];
  /** Executed actions and emitted events in order: by name, or with parameters. */
  effects?: readonly (string | readonly [name: string, params: unknown])[];
  /** Invoked calls and machines by id, with their input. */
  calls?: Values;
  /** Started delays, in milliseconds. */
  delays?: readonly number[];
  /** Changed parts of the context. */
  context?: Values;
};

/** This outcome and no other: no further effects, calls or delays, and the rest of the context unchanged. */
export function exactly({
  state: states,
  effects: expectedEffects = [],
  calls: expectedCalls = {},
  delays: expectedDelays = [],
  context: changes = {},
}: Outcome): Condition {
  return (moment) => {
    const { before, after, effects } = moment;
    const of = (...kinds: string[]) => effects.filter(({ kind }) => kinds.includes(kind));
    const acts = of("act", "emit", "send");
    const calls = Object.fromEntries(of("invoke").map(({ name, value }) => [name, value]));
    const expected = expectedEffects.map((act) => (typeof act === "string" ? [act] : act));
    const rest = Object.keys(after.context).filter((part) => !(part in changes));
    return (
      (states === undefined
        ? isDeepStrictEqual(before?.value, after.value)
        : [states].flat().every((state) => isIn(after, [state]))) &&
      acts.length === expected.length &&
      expected.every(([name, ...params], place) => {
        const act = acts[place];
        return act?.name === name && params.every((param) => answers(param, act.value, moment));
      }) &&
      isDeepStrictEqual(Object.keys(calls).toSorted(), Object.keys(expectedCalls).toSorted()) &&
      holds(expectedCalls, calls, moment) &&
      isDeepStrictEqual(
        of("timer").map(({ value }) => value),
        expectedDelays,
      ) &&
      holds(changes, after.context, moment) &&
      rest.every((part) => before === null || isDeepStrictEqual(before.context[part], after.context[part]))
    );
  };
}

/** For a value in an outcome: equal to this part of the context afterwards. */
export function contextValue(part: string) {
  return (value: unknown, { after }: Moment): boolean => isDeepStrictEqual(value, after.context[part]);
}

/** For a value in an outcome: equal to the service's answer. */
export function answerValue(value: unknown, { step }: Moment): boolean {
  return isDeepStrictEqual(value, step?.event["output"]);
}

/** The start of the machine. */
export const atStart: Condition = ({ step }) => step === null;

function holds(expected: Values, found: Values, moment: Moment): boolean {
  return Object.entries(expected).every(([name, value]) => answers(value, found[name], moment));
}

function answers(expected: unknown, found: unknown, moment: Moment): boolean {
  return typeof expected === "function" ? expected(found, moment) === true : isDeepStrictEqual(expected, found);
}

export function all(...happenings: Happening[]): Condition {
  const conditions = happenings.map(conditionOf);
  return (moment) => conditions.every((condition) => condition(moment));
}

export function any(...happenings: Happening[]): Condition {
  const conditions = happenings.map(conditionOf);
  return (moment) => conditions.some((condition) => condition(moment));
}

export function not(happening: Happening): Condition {
  const condition = conditionOf(happening);
  return (moment) => !condition(moment);
}

function isIn(snapshot: AnyMachineSnapshot, states: readonly string[]): boolean {
  return activeNodes(snapshot).some((node) => states.includes(node.path.join(".")));
}
