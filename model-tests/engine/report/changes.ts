import { spawnSync } from "node:child_process";
import { parseRows } from "#model-tests/engine/approved/file.ts";
import type { Row } from "#model-tests/engine/approved/table.ts";
import type { MachineFacts } from "./facts.ts";

/**
 * Returns the behaviour approved at a revision, by machine.
 * @throws Error if git does not know the revision.
 */
export function approvedAt(revision: string, folder: string): ReadonlyMap<string, Row[]> {
  const place = `${revision}:./`;
  const files = git(["ls-tree", "--name-only", "--full-tree", place], revision, folder)
    .split("\n")
    .filter((name) => name.endsWith(".md"));
  return new Map(
    files.map((name) => [name.slice(0, -".md".length), parseRows(git(["show", `${place}${name}`], revision, folder))]),
  );
}

/** Returns the last commit as the base for a folder's changes, or null if it does not contain the folder. */
export function lastCommit(folder: string): string | null {
  const words = ["rev-parse", "--verify", "--short"];
  const asked = ["HEAD:./", "HEAD"].map((name) =>
    spawnSync("git", [...words, name], { cwd: folder, encoding: "utf8" }),
  );
  return asked.every(({ status }) => status === 0) ? (asked[1]?.stdout.trim() ?? null) : null;
}

/** Adds the previous version to each changed row and lists removed rows; without a `before`, no changes are shown. */
export function changesOf(
  rows: readonly MachineFacts["rows"][number][],
  before: readonly Row[] | null,
): Pick<MachineFacts, "rows" | "removedRows"> {
  if (before === null) return { rows: [...rows], removedRows: [] };
  const old = new Map(before.map((row) => [placeOf(row), row]));
  const now = new Set(rows.map(placeOf));
  return {
    rows: rows.map((row) => {
      const same = old.get(placeOf(row));
      if (same === undefined) return { ...row, before: null };
      return textOf(same) === textOf(row) ? row : { ...row, before: same };
    }),
    removedRows: before.filter((row) => !now.has(placeOf(row))),
  };
}

function placeOf({ situation, event }: Row): string {
  return `${situation} | ${event}`;
}

function textOf({ next, effects, clauses }: Row): string {
  return [next, effects, clauses].join(" | ");
}

function git(words: string[], revision: string, folder: string): string {
  const { status, stdout, stderr } = spawnSync("git", words, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`git has no revision ${revision} with approved tables: ${stderr.trim().split("\n")[0]}`);
  return stdout;
}
