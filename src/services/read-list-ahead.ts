import { BARE_QUERY, queryOf } from "#src/ui/list/bare-query.ts";
import type { ListSource } from "#src/ui/list/use-list.ts";
import { type ReadAhead, readAhead } from "./read-ahead.ts";
import { provided, type Services } from "./services.ts";
import { storedListPreferences } from "./stored-list-preferences.ts";

/**
 * Asks ahead what a list's screen asks for first. A device that keeps a usual view of the list asks for that instead.
 * @param name the list's name, by which this device keeps how the merchant likes it.
 */
export function readListAhead(provide: (services: Services) => ListSource, name: string): ReadAhead {
  const logicOf = (services: Services) => provided(services, provide).logic;
  return (services) => {
    if (!storedListPreferences(name).read()?.usual) readAhead(services, logicOf, { query: BARE_QUERY }, queryOf);
  };
}
