/** A random id of 32 hexadecimal digits. `crypto.randomUUID` is missing without https. */
export function randomId(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

/** Bytes as lower-case hexadecimal digits. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
