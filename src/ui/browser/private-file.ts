import { randomId } from "./random-id.ts";

/** The directory of the origin private file system in which exports are written before the browser downloads them. */
const FOLDER = "exports";

/** Older files were left behind by a closed page. In milliseconds. */
const STALE_AFTER = 24 * 60 * 60 * 1_000;

type PrivateFile = { writable: WritableStream<Uint8Array>; read: () => Promise<File>; remove: () => Promise<void> };

/** Creates an empty file in the origin private file system; null where the browser has none or refuses. */
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
