import type { InspectionEvent } from "xstate";

type Inspect = (told: InspectionEvent) => void;

let inspect: Inspect | undefined;

/** Has every machine that is made from now on tell an observer what it does. */
export function inspectMachines(observe: Inspect | undefined): void {
  inspect = observe;
}

/** The option that each machine is made with: it is inspected in a console with `debug` (docs/decisions/255). */
export function inspectOption(): { inspect?: Inspect } {
  return inspect ? { inspect } : {};
}
