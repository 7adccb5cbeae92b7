import { spawn } from "node:child_process";
import { join } from "node:path";

const BIN = join(import.meta.dirname, "../../node_modules/.bin");

/**
 * Runs one of the installed tools in a folder.
 * @returns its whole output as one problem when its exit code is not 0
 */
export function command(tool: string, words: readonly string[], root: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, tool), words, {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
    });
    let output = "";
    const keep = (piece: Buffer) => {
      output += piece.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0 ? [] : [output.trim() || `${tool} ended with code ${code}`]));
  });
}
