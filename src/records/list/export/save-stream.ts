import { createPrivateFile } from "#src/ui/browser/private-file.ts";

/** Time for the browser to start the download, in milliseconds. */
const REVOKE_AFTER = 60_000;

/** A buffered file, and a function that frees its storage. */
type BufferedFile = { file: Blob; release: () => Promise<void> };

/**
 * Downloads a stream as a file. It is buffered on disk where the browser has an origin private file system, else in blobs,
 * which the browser keeps outside of the page's memory.
 * @throws the stream's error; then nothing is saved.
 */
export async function saveStream(
  bytes: ReadableStream<Uint8Array>,
  name: string,
  type: string,
  signal: AbortSignal,
): Promise<void> {
  const { file, release } = (await bufferOnDisk(bytes, signal)) ?? (await bufferInBlobs(bytes, type, signal));
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
    void release().catch(() => undefined);
  }, REVOKE_AFTER);
}

/** Null without an origin private file system. */
async function bufferOnDisk(bytes: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<BufferedFile | null> {
  const file = await createPrivateFile();
  if (!file) return null;
  try {
    await bytes.pipeTo(file.writable, { signal });
    return { file: await file.read(), release: file.remove };
  } catch (error) {
    await file.remove().catch(() => undefined);
    throw error;
  }
}

async function bufferInBlobs(
  bytes: ReadableStream<Uint8Array>,
  type: string,
  signal: AbortSignal,
): Promise<BufferedFile> {
  const parts: Blob[] = [];
  await bytes.pipeTo(new WritableStream({ write: (part) => void parts.push(new Blob([part.slice()])) }), { signal });
  return { file: new Blob(parts, { type }), release: async () => undefined };
}
