import type { StateValue } from "xstate";

/** Every state that a state value names, by its path: those within others, and those around them. */
export function statesOf(value: StateValue): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(inner === undefined ? [] : statesOf(inner).map((below) => `${name}.${below}`)),
  ]);
}
