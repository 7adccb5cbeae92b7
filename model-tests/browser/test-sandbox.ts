import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "#tools/running/sandbox.ts";
import { NAMED_HOST } from "./chromium.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Starts a sandbox for browser tests, with fast blocks, codes and password hashes.
 * @param settings further environment variables.
 */
export function startTestSandbox(settings: Record<string, string> = {}): Promise<RunningSandbox> {
  const quick = {
    SANDBOX_BLOCK_SECONDS: "0.3",
    SANDBOX_CODE_RESEND_SECONDS: "0",
    // All tests come from one address.
    SANDBOX_ADDRESS_LIMITS: "0",
    SANDBOX_HOSTS: NAMED_HOST,
  };
  return startSandbox(ROOT, { ...quick, ...settings }, "sandbox/testing/quick-main.ts");
}
