import type { PromiseActorLogic } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { type ResourceSnapshot, resource } from "#machines/shell/resource.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";

declare const loads: unique symbol;

/** The resource machine with a phantom type for what it loads; created by `provideResource`. */
export type ResourceOf<Value> = typeof resource & { readonly [loads]: Value };

/** The resource machine with an actor that loads a `Value`. */
export function resourceOf<Value>(load: PromiseActorLogic<Answer<unknown>, string | null>): ResourceOf<Value> {
  // The machine itself is not generic.
  return resource.provide({ actors: { load } }) as ResourceOf<Value>;
}

/** A loaded resource. */
export type ResourceHandle<Value> = { snapshot: ResourceSnapshot; value: Value | null; refresh: () => void };

/**
 * Loads a resource for a view.
 * @param wanted its key, such as a record's code; null for the only one. Give the view a `key` of it.
 */
export function useResource<Value>(logic: ResourceOf<Value>, wanted: string | null): ResourceHandle<Value> {
  const { actor, snapshot } = useCachedMachine(logic, { key: wanted });
  return {
    snapshot,
    // The machine is not generic; the call defines the value.
    value: snapshot.context.value as Value | null,
    refresh: () => actor.send({ type: "REFRESHED" }),
  };
}
