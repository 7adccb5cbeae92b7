import { createHash, randomBytes } from "node:crypto";
import { readdir, realpath, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join, relative } from "node:path";
import { StorageError } from "./storage-error.ts";

export type FolderClaim = { release: () => Promise<void> };

/** A claim's file in the folder. */
const CLAIM = /^in-use-[\w-]{8}$/;

/**
 * Locks a data folder for this process, since two PGlites on one folder would corrupt it; null when another process has it.
 * The lock is a local socket in the folder, open as long as its process lives. Each process opens its own before it looks
 * for others, so that of two that start together at least one finds the other.
 * @throws StorageError when the folder can hold no socket.
 */
export async function claimFolder(folder: string): Promise<FolderClaim | null> {
  const place = await realpath(folder);
  if (process.platform === "win32") return listen(pipeFor(place));
  const own = `in-use-${randomBytes(6).toString("base64url")}`;
  const claim = await listen(short(join(place, own))).catch((cause: Error) => {
    throw new StorageError(
      `DATA_DIR ${folder} cannot be locked (${cause.message}). Choose a folder with a shorter path, on a file system that takes local sockets.`,
      { cause },
    );
  });
  for (const name of await readdir(place)) {
    if (name === own || !CLAIM.test(name)) continue;
    if (await isAnswered(short(join(place, name)))) {
      await claim?.release();
      return null;
    }
    await rm(join(place, name), { force: true });
  }
  return claim;
}

/** Windows has named pipes instead, whose names are global. */
function pipeFor(place: string): string {
  return `\\\\.\\pipe\\merchant-console-${createHash("sha256").update(place).digest("hex").slice(0, 24)}`;
}

/** A socket's path may have about a hundred bytes. */
function short(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

function listen(path: string): Promise<FolderClaim | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    const release = () => new Promise<void>((released) => server.close(() => released()));
    server.listen(path, () => {
      server.unref();
      resolve({ release });
    });
  });
}

/** Whether a process listens on a socket; only a refused or missing one has none. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "ECONNREFUSED" && code !== "ENOENT"));
  });
}
