/** The storage cannot be used; its message is for the operator. */
export class StorageError extends Error {
  override name = "StorageError";
}
