/** The storage cannot be used; its message is meant for the person who started the sandbox. */
export class StorageError extends Error {
  override name = "StorageError";
}
