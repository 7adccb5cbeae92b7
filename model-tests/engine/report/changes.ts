import { execFileSync } from "node:child_process";
import { parseRows } from "#model-tests/engine/approved/file.ts";
import type { Row } from "#model-tests/engine/approved/table.ts";

/**
 * Returns the behaviour approved at a revision, by machine.
 * @throws Error if git does not know the revision.
 */
export function approvedAt(revision: string, folder: string): ReadonlyMap<string, Row[]> {
  const place = `${revision}:./`;
  try {
    const files = git(["ls-tree", "--name-only", "--full-tree", place], folder).split("\n");
    const tables = files.filter((name) => name.endsWith(".md"));
    return new Map(
      tables.map((name) => [name.slice(0, -".md".length), parseRows(git(["show", `${place}${name}`], folder))]),
    );
  } catch (cause) {
    const [, why = ""] = String(cause).split("\n");
    throw new Error(`git has no revision ${revision} with approved tables: ${why}`, { cause });
  }
}

/** Returns the last commit as the base for a folder's changes, or null if it does not contain the folder. */
export function lastCommit(folder: string): string | null {
  try {
    git(["rev-parse", "--verify", "HEAD:./"], folder);
    return git(["rev-parse", "--short", "HEAD"], folder).trim();
  } catch {
    return null;
  }
}

function git(words: string[], folder: string): string {
  return execFileSync("git", words, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: "pipe",
  });
}
