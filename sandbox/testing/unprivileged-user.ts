import { chmod, lchown, readdir } from "node:fs/promises";
import { join } from "node:path";

export const isRoot = process.getuid?.() === 0;

/** The user without rights that every Unix has. */
export const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/** Changes the owner of a folder, and of everything in it, to the user `nobody`. */
export async function chownToUnprivileged(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) {
    await lchown(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
  await chmod(folder, 0o700);
}
