import { useSelector } from "@xstate/react";
import type { PromiseActorLogic } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { type ResourceSnapshot, resource } from "#machines/shell/resource.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";

declare const loads: unique symbol;

/** The resource machine with its call, which says what it loads: from an area's `provide.ts`, by `provideResource`. */
export type ResourceOf<Value> = typeof resource & { readonly [loads]: Value };

/** The resource machine with an actor whose answers are `Value`s. `provideResource` takes them from a call. */
export function resourceOf<Value>(load: PromiseActorLogic<Answer<unknown>, string | null>): ResourceOf<Value> {
  // What the actor answers is what the machine holds, which its own type leaves open.
  return resource.provide({ actors: { load } }) as ResourceOf<Value>;
}

/** A loaded thing as a view holds it. */
export type ResourceHandle<Value> = { snapshot: ResourceSnapshot; value: Value | null; refresh: () => void };

/**
 * Loads one thing for a view and lets it be asked for again.
 * @param wanted which one: a record's code, a network; null where there is but one. Give the view a `key` of it.
 */
export function useResource<Value>(logic: ResourceOf<Value>, wanted: string | null): ResourceHandle<Value> {
  const { actor } = useCachedMachine(logic, { key: wanted });
  const snapshot = useSelector(actor, (current) => current);
  return {
    snapshot,
    // The machine loads things of every kind, so its value is unknown to it; its call says what it is.
    value: snapshot.context.value as Value | null,
    refresh: () => actor.send({ type: "REFRESHED" }),
  };
}
