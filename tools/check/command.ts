import { execFile } from "node:child_process";
import { join } from "node:path";

const BIN = join(import.meta.dirname, "../../node_modules/.bin");

/**
 * Runs one of the installed tools in a folder.
 * @returns its whole output as one problem when its exit code is not 0
 */
export function command(tool: string, words: readonly string[], root: string): Promise<readonly string[]> {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  return new Promise((resolve, reject) => {
    execFile(join(BIN, tool), words, { cwd: root, env, maxBuffer: Infinity }, (error, stdout, stderr) => {
      if (error === null) resolve([]);
      else if (typeof error.code === "string") reject(error);
      else resolve([(stdout + stderr).trim() || `${tool} ended with code ${error.code}`]);
    });
  });
}
