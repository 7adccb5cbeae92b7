import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Runs a shell command.
 * @returns its exit code and output
 */
export async function run(
  program: string,
  words: readonly string[],
  cwd: string = ROOT,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; said: string }> {
  // Removes Vitest's variables, which would affect tests that the command runs.
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, NODE_ENV: ____, ...inherited } = process.env;
  const child = spawn(program, words, {
    cwd,
    env: { ...inherited, NO_COLOR: "1", FORCE_COLOR: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: Number(code), said: out + errors };
}
