/** The folder of this site's private files in which exports grow, before the browser saves them where people find them. */
const FOLDER = "exports";

/** How long a browser may take to begin with a download, in milliseconds. */
const REVOKE_AFTER = 60_000;

/** After this long, a file that is still there was left by a page that went away, in milliseconds. */
const LEFT_AFTER = 24 * 60 * 60 * 1_000;

/** A file as the browser can save it, and a way to give its room back once that was done. */
type Kept = { file: Blob; forget: () => Promise<void> };

/**
 * Saves a stream of bytes as a file. It goes to the disk as it comes where the browser has private files, else into
 * parts that the browser keeps outside of the page's memory.
 * @throws whatever the stream throws; then nothing is saved.
 */
export async function saveStream(
  bytes: ReadableStream<Uint8Array>,
  name: string,
  type: string,
  signal: AbortSignal,
): Promise<void> {
  const { file, forget } = (await throughDisk(bytes, signal)) ?? (await inParts(bytes, type, signal));
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
    void forget().catch(() => undefined);
  }, REVOKE_AFTER);
}

/** Under a name of its own, since several may be written at once. */
async function throughDisk(bytes: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<Kept | null> {
  const folder = await privateFolder();
  if (!folder) return null;
  const name = crypto.randomUUID();
  const handle = await folder.getFileHandle(name, { create: true });
  const forget = () => folder.removeEntry(name);
  try {
    await bytes.pipeTo(await handle.createWritable(), { signal });
    return { file: await handle.getFile(), forget };
  } catch (error) {
    await forget().catch(() => undefined);
    throw error;
  }
}

/** Null where the browser has no private files, or no such ones. */
async function privateFolder(): Promise<FileSystemDirectoryHandle | null> {
  if (typeof FileSystemFileHandle === "undefined" || !("createWritable" in FileSystemFileHandle.prototype)) return null;
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    await removeLeft(folder).catch(() => undefined);
    return folder;
  } catch {
    return null;
  }
}

async function removeLeft(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, entry] of folder.entries()) {
    if (!(entry instanceof FileSystemFileHandle)) continue;
    const { lastModified } = await entry.getFile();
    if (lastModified < Date.now() - LEFT_AFTER) await folder.removeEntry(name);
  }
}

async function inParts(bytes: ReadableStream<Uint8Array>, type: string, signal: AbortSignal): Promise<Kept> {
  const parts: Blob[] = [];
  await bytes.pipeTo(new WritableStream({ write: (part) => void parts.push(new Blob([part.slice()])) }), { signal });
  return { file: new Blob(parts, { type }), forget: async () => undefined };
}
