/** What a screen asks for before it is opened by its address alone, without any query (docs/decisions/310). */

import { BARE_QUERY } from "#src/ui/list/bare-query.ts";
import type { ListSource } from "#src/ui/list/use-list.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import type { Services } from "./services.ts";
import { storedListPreferences } from "./stored-list-preferences.ts";

export type Prefetch = (services: Services) => void;

/**
 * Of a list's screen. A device that keeps a usual view of the list asks for that instead, as the screen is opened.
 * @param name the list's name, by which this device keeps how the merchant likes it.
 */
export function prefetchList(provide: (services: Services) => ListSource, name: string): Prefetch {
  return (services) => {
    if (!storedListPreferences(name).read()?.usual) prefetch(provide(services).logic, { query: BARE_QUERY });
  };
}
