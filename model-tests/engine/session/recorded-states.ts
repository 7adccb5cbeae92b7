import type { StateValue } from "xstate";

/** The paths of all states in a state value, parents included. */
export function statesOf(value: StateValue): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(inner === undefined ? [] : statesOf(inner).map((below) => `${name}.${below}`)),
  ]);
}
