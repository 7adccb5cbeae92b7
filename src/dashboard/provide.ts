import { fromPromise } from "xstate";
import { loadFigures } from "#contracts/dashboard/load-figures.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Services } from "#src/services/services.ts";

/** The figures of the console home (2.24). */
export function provideFigures({ send }: Services) {
  return resource.provide({ actors: { load: fromPromise(({ signal }) => loadFigures(send, signal)) } });
}
