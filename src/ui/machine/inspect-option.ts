import type { InspectionEvent } from "xstate";

type Inspect = (event: InspectionEvent) => void;

let inspect: Inspect | undefined;

/** Sets the observer of every machine that is created afterwards. */
export function inspectMachines(observe: Inspect | undefined): void {
  inspect = observe;
}

/** The option that every machine is created with: inspection, in a console with `debug` (docs/decisions/255). */
export function inspectOption(): { inspect?: Inspect } {
  return inspect ? { inspect } : {};
}
