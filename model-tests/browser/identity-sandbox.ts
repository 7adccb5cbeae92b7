import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "#tools/running/sandbox.ts";
import { QUICK_SANDBOX } from "./global-setup.ts";

/** A sandbox of its own whose console is configured for the stand-in of an identity provider (2.38, 7.19). */
export function startIdentitySandbox(): Promise<RunningSandbox> {
  return startSandbox(join(import.meta.dirname, "../.."), { ...QUICK_SANDBOX, SANDBOX_IDENTITY: "1" });
}
