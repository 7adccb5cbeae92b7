/** The tabs of this browser tab, so that a reload of the page finds them again (3.4); cleared with the session (4.1). */
import * as z from "zod/mini";
import type { Tab } from "#machines/shell/tab-list.ts";
import { TABS_KEY } from "./clear-tabs.ts";

const storedTabs = z.array(
  z.object({
    title: z.string(),
    name: z.string(),
    // An address of the console, and of nowhere else.
    fullPath: z.string().check(z.regex(/^\/(?![/\\])/)),
    query: z.record(z.string(), z.string()),
    ignoreCache: z.boolean(),
  }),
);

/** What was open; nothing where what is stored is no list of tabs. */
export function readTabs(): readonly Tab[] {
  try {
    return storedTabs.parse(JSON.parse(sessionStorage.getItem(TABS_KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function keepTabs(tabs: readonly Tab[]): void {
  sessionStorage.setItem(TABS_KEY, JSON.stringify(tabs));
}
