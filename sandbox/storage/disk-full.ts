import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { StorageError } from "./storage-error.ts";

/** SQLSTATE of a file that can't grow any more. */
const DISK_FULL = "53100";
/** With less room than this, in bytes, not even a file of the write-ahead log is begun. */
const MIN_FREE_BYTES = 1024 * 1024;

/** What there is to do about a full disk. */
export function diskFull(cause: unknown): StorageError {
  const message = "The disk is full. Nothing that was acknowledged is lost: make room, and start the sandbox again.";
  return new StorageError(message, { cause });
}

/** Whether nothing can be written to a folder for want of room. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

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
      full = diskFull(error);
      giveUp(full);
      throw full;
    }
  };
}
