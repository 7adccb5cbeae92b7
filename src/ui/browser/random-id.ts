/** A random id: 32 hexadecimal digits. `crypto.randomUUID` is missing where the console is not opened over https. */
export function randomId(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

/** Bytes as pairs of hexadecimal digits, in lower case. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
