import { randomId } from "./random-id.ts";

/** The folder of this site's private files in which exports grow, before the browser saves them where people find them. */
const FOLDER = "exports";

/** After this long, a file that is still there was left by a page that went away, in milliseconds. */
const STALE_AFTER = 24 * 60 * 60 * 1_000;

type PrivateFile = { writable: WritableStream<Uint8Array>; read: () => Promise<File>; remove: () => Promise<void> };

/** A file of this site's own, empty, under a name of its own; null where the browser has no such files, or refuses one. */
export async function createPrivateFile(): Promise<PrivateFile | null> {
  if (typeof FileSystemFileHandle === "undefined" || !("createWritable" in FileSystemFileHandle.prototype)) return null;
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    await removeStaleFiles(folder).catch(() => undefined);
    const name = randomId();
    const handle = await folder.getFileHandle(name, { create: true });
    return {
      writable: await handle.createWritable(),
      read: () => handle.getFile(),
      remove: () => folder.removeEntry(name),
    };
  } catch {
    return null;
  }
}

async function removeStaleFiles(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, entry] of folder.entries()) {
    if (!(entry instanceof FileSystemFileHandle)) continue;
    const { lastModified } = await entry.getFile();
    if (lastModified < Date.now() - STALE_AFTER) await folder.removeEntry(name);
  }
}
