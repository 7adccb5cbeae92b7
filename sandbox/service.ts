import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./storage/database.ts";

/** The dependencies of every call. */
export type Service = {
  db: Database;
  settings: Settings;
  /** The present moment; tests can change it. */
  clock: () => Date;
  /** Encrypts secrets before they are stored. */
  sealingKey: Buffer;
  /** Logs errors; must not be passed secrets. */
  log: Log;
};
