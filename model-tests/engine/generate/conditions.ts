import type { AnyStateMachine } from "xstate";
import { stateText } from "./state-text.ts";

/**
 * One condition of a guard made with `and`, `or` and `not`, with its name and in the form that `evaluateGuard` accepts.
 */
type Condition = { name: string; guard: Guard };

type Guard = Parameters<typeof import("xstate/guards").evaluateGuard>[0];
type Composed = { guards?: readonly Guard[]; stateValue?: unknown };

/** The conditions of a guard with several; empty for a single condition. */
export function conditionsOf(guard: Guard, machine: AnyStateMachine): Condition[] {
  const conditions = flat(guard);
  return conditions.length > 1
    ? conditions.map(({ name, guard: part }, place) => ({ name: name || `condition ${place + 1}`, guard: part }))
    : [];

  function flat(part: Guard): Condition[] {
    const named = typeof part === "function" ? part : machine.implementations.guards[nameOf(part)];
    const { guards, stateValue } = (typeof named === "function" ? named : {}) as Composed;
    if (guards) return guards.flatMap(flat);
    if (stateValue !== undefined) return [{ name: `in ${stateText(stateValue)}`, guard: part }];
    return [{ name: typeof part === "function" ? "" : nameOf(part), guard: part }];
  }
}

function nameOf(guard: Guard): string {
  return typeof guard === "string" ? guard : (guard as { type: string }).type;
}
