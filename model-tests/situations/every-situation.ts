import { ACCOUNT_SITUATIONS } from "./account.ts";
import { APPLICATION_SITUATIONS } from "./applications.ts";
import { HOME_SITUATIONS } from "./home.ts";
import { LIST_SITUATIONS } from "./lists.ts";
import { LONGEST_SITUATIONS } from "./longest.ts";
import { ORDER_SITUATIONS } from "./orders.ts";
import type { Screen } from "./screen.ts";
import { SHELL_SITUATIONS } from "./shell.ts";

/** What a screen can be like beyond its address: each is loaded while the service answers as it says. */
export const PLAYED_SITUATIONS: readonly Screen[] = [
  ...ACCOUNT_SITUATIONS,
  ...APPLICATION_SITUATIONS,
  ...HOME_SITUATIONS,
  ...LIST_SITUATIONS,
  ...LONGEST_SITUATIONS,
  ...ORDER_SITUATIONS,
  ...SHELL_SITUATIONS,
];
