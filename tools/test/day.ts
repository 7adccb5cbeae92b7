import { spawnSync } from "node:child_process";

/** The day of the commit, such as "2026-11-23"; empty where the files came without their history. */
export function dayOf(root: string): string {
  return spawnSync("git", ["log", "-1", "--format=%cs"], { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
}
