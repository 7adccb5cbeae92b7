import {
  assign,
  type EventObject,
  type MachineContext,
  type MetaObject,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type SetupReturn,
  type UnknownActorLogic,
} from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { problemFrom, problemOf } from "#contracts/problem.ts";
import type { KnownTargets } from "./known-targets.ts";

type ParametersByName = Record<string, ParameterizedObject["params"] | undefined>;
type SharedName = "wasAccepted" | "recordRefusal" | "recordFailure" | "clearProblem";
/**
 * Extends XState's `setup` for machines that call the service and keep the last problem in `context.problem`: the guard
 * `wasAccepted`, the actions `recordRefusal` (8.2), `recordFailure` (8.4) and `clearProblem`. Unknown transition
 * targets do not compile.
 */
export function withService<
  Context extends MachineContext & { problem: unknown },
  Event extends EventObject,
  Actors extends Record<string, UnknownActorLogic>,
  Children extends Record<string, string>,
  Actions extends ParametersByName,
  Guards extends ParametersByName,
  Delay extends string,
  Tag extends string,
  Input,
  Output extends NonReducibleUnknown,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  base: SetupReturn<Context, Event, Actors, Children, Actions, Guards, Delay, Tag, Input, Output, Emitted, Meta>,
  // A machine that declares one of these names itself does not compile, since its own would be overwritten.
  ..._declaredTwice: [keyof (Actions & Guards) & SharedName] extends [never]
    ? []
    : [keyof (Actions & Guards) & SharedName]
) {
  const { createMachine } = base.extend({
    guards: { wasAccepted: (_, answer: Answer<unknown>) => answer.accepted },
    actions: {
      recordRefusal: assign(({ context }, answer: Answer<unknown>) => ({ ...context, problem: problemOf(answer) })),
      recordFailure: assign(({ context }, error: unknown) => ({ ...context, problem: problemFrom(error) })),
      clearProblem: assign(({ context }) => ({ ...context, problem: null })),
    },
  });
  return {
    createMachine<const Config extends Parameters<typeof createMachine>[0] & KnownTargets<Config>>(
      config: Config,
    ): ReturnType<typeof createMachine<Config>> {
      return createMachine<Config>(config);
    },
  };
}

/** Params of an action or a guard: the output of the invoked actor. */
export function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}

/** For `guard` in `onDone`: the call was accepted. */
export const wasAccepted = {
  type: "wasAccepted",
  params: ({ event }: { event: { output: Answer<unknown> } }) => event.output,
} as const;

/** For `onDone`: an accepted answer leads to `target` and is passed to `action`; `others` follow. */
export function accepted<const Target extends string, const Action extends string, const Others extends string[]>(
  target: Target,
  action: Action,
  ...others: Others
) {
  return { guard: wasAccepted, target, actions: [{ type: action, params: output }, ...others] } as const;
}

/** For `onDone`: a refusal leads to `target` and is recorded. */
export function refused<const Target extends string>(target: Target) {
  return {
    target,
    actions: {
      type: "recordRefusal",
      params: ({ event }: { event: { output: Answer<unknown> } }) => event.output,
    },
  } as const;
}

/** Params of an action: the error of the invoked actor. */
export function error({ event }: { event: { error: unknown } }): unknown {
  return event.error;
}

/** For `actions` in `onError`: records the failure. */
export const recordFailure = { type: "recordFailure", params: error } as const;

/** For `onError`: a failure leads to `target` and is recorded. */
export function failed<const Target extends string>(target: Target) {
  return { target, actions: recordFailure } as const;
}
