import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type FolderClaim = { release: () => Promise<void> };

/**
 * Claims a data folder for this process, since two PGlites on one folder would ruin it; null when another has it.
 * The claim is an open local socket, so that it ends with its process, even one that was killed, and a process id
 * that was given out again can't be taken for the claimer.
 */
export async function claimFolder(folder: string): Promise<FolderClaim | null> {
  const name = `merchant-console-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 24)}`;
  const path = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const claimed = (await listen(path)) ?? ((await isAnswered(path)) ? null : await listenAfresh(path));
  if (!claimed) return null;
  return { release: () => new Promise((done) => claimed.close(() => done())) };
}

async function listenAfresh(path: string): Promise<Server | null> {
  await rm(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(null) : fail(error)));
    server.listen(path, () => done(server.unref()));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
