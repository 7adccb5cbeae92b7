/** The tabs of the tab bar, kept across a reload (3.4) and removed with the session (4.1). */
import * as z from "zod/mini";
import type { Tab } from "#machines/shell/tab-list.ts";
import { stored } from "./stored.ts";

/** An address of the console; two leading slashes would mean another host. */
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
