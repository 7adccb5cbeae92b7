import type { PGlite } from "@electric-sql/pglite";
import { StorageError } from "./storage-error.ts";

/** SQLSTATE of a file that can't grow any more. */
const DISK_FULL = "53100";

/**
 * Ends the use of an embedded database whose disk is full: it says so once, and its next query, even the one that would
 * roll back, never ends. What was acknowledged before is whole once there is room again.
 * @param giveUp told once; nothing can be stored any more.
 */
export function watchDisk(pglite: Pick<PGlite, "execProtocolStream">, giveUp: (reason: StorageError) => void): void {
  const run = pglite.execProtocolStream.bind(pglite);
  let full: StorageError | null = null;
  pglite.execProtocolStream = async (...query) => {
    if (full) throw full;
    try {
      return await run(...query);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === DISK_FULL)) throw error;
      full = new StorageError(
        "The disk is full. Nothing that was acknowledged is lost: make room, and start the sandbox again.",
        { cause: error },
      );
      giveUp(full);
      throw full;
    }
  };
}
