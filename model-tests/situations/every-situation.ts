import { ACCOUNT_SITUATIONS, PEOPLE_SITUATIONS } from "./account.ts";
import { APPLICATION_ACTS, APPLICATION_SITUATIONS } from "./applications.ts";
import { CONSOLE_HOME_SITUATIONS, HOME_STATES } from "./console-home.ts";
import { CURRENCY_ACTS, CURRENCY_STATES } from "./currencies.ts";
import { FRAME_SITUATIONS } from "./frame.ts";
import { LIST_TOOL_SITUATIONS } from "./list-tools.ts";
import { FAILURES, LIST_SITUATIONS } from "./lists.ts";
import { LONGEST_SITUATIONS } from "./longest.ts";
import { ORDER_SITUATIONS, PAYING, PLACING } from "./orders.ts";
import { RECORD_SITUATIONS } from "./records.ts";
import type { Screen } from "./screen.ts";
import { SHELL_SITUATIONS } from "./shell.ts";

/** The situations with mocked calls, by feature. */
export const SITUATIONS = {
  account: ACCOUNT_SITUATIONS,
  applications: APPLICATION_SITUATIONS,
  business: [...PLACING, ...PAYING, ...APPLICATION_ACTS, ...CURRENCY_ACTS, ...FAILURES],
  "console-home": CONSOLE_HOME_SITUATIONS,
  frame: FRAME_SITUATIONS,
  home: [...HOME_STATES, ...CURRENCY_STATES],
  lists: LIST_SITUATIONS,
  "list-tools": LIST_TOOL_SITUATIONS,
  longest: LONGEST_SITUATIONS,
  orders: ORDER_SITUATIONS,
  people: PEOPLE_SITUATIONS,
  records: RECORD_SITUATIONS,
  shell: SHELL_SITUATIONS,
} as const satisfies Record<string, readonly Screen[]>;

export const MOCKED_SITUATIONS: readonly Screen[] = Object.values(SITUATIONS).flat();
