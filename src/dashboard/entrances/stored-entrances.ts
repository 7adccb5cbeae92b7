import * as z from "zod/mini";
import { MAX_ENTRANCES } from "#machines/dashboard/quick-entrances.ts";
import { stored } from "#src/services/stored.ts";

const DEFAULT_ENTRANCES = ["orderList", "appList", "billList", "callbackList"];

/** The quick entrances on this device (2.24): names of routes, in the order of choice. */
export const storedEntrances = stored<readonly string[]>("quick-entrances", z.array(z.string()));

/** The chosen entrances; the default ones before a choice. */
export function entrancesOf(kept: readonly string[] | null): readonly string[] {
  return [...new Set(kept ?? DEFAULT_ENTRANCES)].slice(0, MAX_ENTRANCES);
}
