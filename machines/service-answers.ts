/** What machines have in common that ask the service for something. */
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
 * XState's `setup`, extended for a machine that asks the service and keeps in `context.problem` why that came to nothing:
 * the guard `wasAccepted`, the actions `recordRefusal` (8.2), `recordFailure` (8.4) and `clearProblem`. A transition to a
 * state that the machine does not have is found by the compiler.
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
  // What a machine declared under one of these names would be lost, so that does not compile.
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

/** Parameters of an action or a guard: what the invoked actor answered. */
export function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}

/** For `guard` in `onDone`: the service carried out what it was asked. */
export const wasAccepted = {
  type: "wasAccepted",
  params: ({ event }: { event: { output: Answer<unknown> } }) => event.output,
} as const;

/** For `onDone`: the service refused, so the machine goes to `target` and records why. */
export function refused<const Target extends string>(target: Target) {
  return {
    target,
    actions: {
      type: "recordRefusal",
      params: ({ event }: { event: { output: Answer<unknown> } }) => event.output,
    },
  } as const;
}

/** Parameters of an action: why the invoked actor failed. */
export function error({ event }: { event: { error: unknown } }): unknown {
  return event.error;
}

/** For `actions` in `onError`: records that the request itself failed. */
export const recordFailure = { type: "recordFailure", params: error } as const;

/** For `onError`: the request itself failed, so the machine goes to `target` and records that. */
export function failed<const Target extends string>(target: Target) {
  return { target, actions: recordFailure } as const;
}
