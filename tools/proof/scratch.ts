import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Defect } from "./defect.ts";

/** A copy of the tree, in which a defect harms nobody. */
export type Scratch = {
  folder: string;
  /**
   * Makes the defect while some work is done.
   * @throws when the file does not have its text exactly once
   */
  having: <T>(defect: Defect, work: () => Promise<T>) => Promise<T>;
  remove: () => void;
};

/** Pictures are looked at by nothing that a defect is tried on, and are most of the tree. */
const LEFT_OUT = /^docs\/gallery\//;

/** Copies the files of a tree as git knows them, with changes that are not committed, and links its packages. */
export function scratchOf(root: string): Scratch {
  const folder = mkdtempSync(join(tmpdir(), "proof-"));
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of list.split("\0").filter((one) => one !== "" && !LEFT_OUT.test(one))) copy(path, root, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    having: async ({ file, find, replace }, work) => {
      const path = join(folder, file);
      const sound = readFileSync(path, "utf8");
      const [before, after, ...more] = sound.split(find);
      if (before === undefined || after === undefined || more.length > 0) {
        throw new Error(`${file} does not have this exactly once: ${find}`);
      }
      writeFileSync(path, before + replace + after);
      try {
        return await work();
      } finally {
        writeFileSync(path, sound);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A file that git knows and that was deleted is left out. */
function copy(path: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  try {
    cpSync(join(from, path), join(to, path));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
