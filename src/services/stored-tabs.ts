/** The tabs of this browser tab, so that a reload of the page finds them again (3.4); removed with the session (4.1). */
import type { Tab } from "#machines/shell/tab-list.ts";
import { anyText, fields, flag, listOf, recordOf, textThat } from "./checks.ts";
import { stored } from "./stored.ts";

/** An address of the console, and of nowhere else: two slashes would name another host. */
const ownAddress = textThat([(address) => /^\/(?![/\\])/.test(address), "must begin with one slash"]);

export const storedTabs = stored<readonly Tab[]>(
  "open-tabs",
  listOf(fields({ title: anyText, name: anyText, fullPath: ownAddress, query: recordOf(anyText), ignoreCache: flag })),
  { storage: "session" },
);
