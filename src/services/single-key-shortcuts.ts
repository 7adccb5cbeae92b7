/**
 * Whether single-key shortcuts (`/`, `?`) are on. They can be switched off on this device, since speech input and tremor
 * trigger them by mistake (WCAG 2.1.4).
 */
import { createStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";
import { storedText } from "./stored.ts";

const switchedOff = storedText("single-key-shortcuts", ["off"]);
const changes = createStore(0);

export function areSingleKeysOn(): boolean {
  return switchedOff.read() === null;
}

export function switchSingleKeys(on: boolean): void {
  if (on) switchedOff.remove();
  else switchedOff.write("off");
  changes.set(changes.get() + 1);
}

export function useSingleKeys(): boolean {
  return useStore({ get: areSingleKeysOn, subscribe: changes.subscribe }, true);
}
