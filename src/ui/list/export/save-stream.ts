/** The folder of this site's private files in which an export grows, before the browser saves it where people find it. */
const FOLDER = "exports";

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
  const file = (await throughDisk(bytes, name, signal)) ?? (await inParts(bytes, type, signal));
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; until the page goes, it must stay.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}

/** How long a browser may take to begin with a download, in milliseconds. */
const REVOKE_AFTER = 60_000;

async function throughDisk(bytes: ReadableStream<Uint8Array>, name: string, signal: AbortSignal): Promise<File | null> {
  const folder = await privateFolder();
  if (!folder) return null;
  const handle = await folder.getFileHandle(name, { create: true });
  await bytes.pipeTo(await handle.createWritable(), { signal });
  return handle.getFile();
}

/** An empty folder: what earlier exports left in it has long been saved. Null where the browser has none, or no such files. */
async function privateFolder(): Promise<FileSystemDirectoryHandle | null> {
  if (typeof FileSystemFileHandle === "undefined" || !("createWritable" in FileSystemFileHandle.prototype)) return null;
  try {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
    return await root.getDirectoryHandle(FOLDER, { create: true });
  } catch {
    return null;
  }
}

async function inParts(bytes: ReadableStream<Uint8Array>, type: string, signal: AbortSignal): Promise<Blob> {
  const parts: Blob[] = [];
  await bytes.pipeTo(new WritableStream({ write: (part) => void parts.push(new Blob([part.slice()])) }), { signal });
  return new Blob(parts, { type });
}
