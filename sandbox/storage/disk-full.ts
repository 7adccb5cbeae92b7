import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { StorageError } from "./storage-error.ts";

/** SQLSTATE of a file that can't grow any more. */
const DISK_FULL = "53100";
/** With less free space, no file of the write-ahead log can be created. */
const MIN_FREE_BYTES = 1024 * 1024;

/** The error with instructions for a full disk. */
export function diskFull(cause: unknown): StorageError {
  const message = "The disk is full. Nothing that was acknowledged is lost: make room, and start the sandbox again.";
  return new StorageError(message, { cause });
}

/** Whether a folder's disk is full. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

/**
 * Stops using PGlite once its disk is full: it reports that once, and every later query, a rollback included, never
 * returns. Acknowledged writes are intact once there is space again.
 * @param giveUp called once.
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
      full = diskFull(error);
      giveUp(full);
      throw full;
    }
  };
}
