import { useSelector } from "@xstate/react";
import type { ResourceSnapshot, resource } from "#machines/shell/resource.ts";
import { useReader } from "#src/ui/machine/use-reader.ts";

/** A loaded thing as a view holds it. */
export type HeldResource<Value> = { snapshot: ResourceSnapshot; value: Value | null; refresh: () => void };

/**
 * Loads one thing for a view and lets it be asked for again.
 * @param logic the resource machine with its call, from `src/app/provide/`; it decides what `Value` is.
 * @param wanted which one: a record's code, a network; null where there is but one. Give the view a `key` of it.
 */
export function useResource<Value>(logic: typeof resource, wanted: string | null): HeldResource<Value> {
  const { actor } = useReader(logic, { wanted });
  const snapshot = useSelector(actor, (current) => current);
  return {
    snapshot,
    // The machine loads things of every kind, so its value is unknown to it; `logic` and `Value` go together.
    value: snapshot.context.value as Value | null,
    refresh: () => actor.send({ type: "REFRESHED" }),
  };
}
