import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./storage/database.ts";

/** What every call works with. */
export type Service = {
  db: Database;
  settings: Settings;
  /** The service's one clock; tests put it forward. */
  clock: () => Date;
  /** What secrets are sealed with before they are stored. */
  sealingKey: Buffer;
  /** Told of what went wrong behind an answer; never given a secret. */
  log: Log;
};
