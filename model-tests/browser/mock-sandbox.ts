import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "#tools/running/sandbox.ts";
import { QUICK_SANDBOX } from "./global-setup.ts";

/** A sandbox of its own that serves the mock calls to a console in mock mode (7.17). */
export function startMockSandbox(): Promise<RunningSandbox> {
  return startSandbox(join(import.meta.dirname, "../.."), { ...QUICK_SANDBOX, SANDBOX_MOCK: "1" });
}
