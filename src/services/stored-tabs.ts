/** The tabs of this browser tab, so that a reload of the page finds them again (3.4); removed with the session (4.1). */
import * as z from "zod/mini";
import type { Tab } from "#machines/shell/tab-list.ts";
import { stored } from "./stored.ts";

/** An address of the console, and of nowhere else: two slashes would name another host. */
const ownAddress = z.string().check(z.regex(/^\/(?![/\\])/));

export const storedTabs = stored<readonly Tab[]>(
  "open-tabs",
  z.array(
    z.object({
      title: z.string(),
      name: z.string(),
      fullPath: ownAddress,
      query: z.record(z.string(), z.string()),
      ignoreCache: z.boolean(),
    }),
  ),
);
