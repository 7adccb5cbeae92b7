import { parseArgs } from "node:util";
import { SANDBOX_STATE_PATH, startSandbox } from "./verification/sandbox-process.ts";
import { summarize } from "./verification/summary.ts";
import { holds, type Verification, verifyProvider } from "./verification/verify-provider.ts";

/*
 * Verifies a running provider (`npm run contracts:verify -- --provider-url URL [--state-url URL] [--strict]`), or a
 * sandbox that it starts itself. A proposed exchange that does not hold is reported and fails nothing, unless `--strict`.
 */

const { values } = parseArgs({
  options: {
    "provider-url": { type: "string" },
    "state-url": { type: "string" },
    strict: { type: "boolean", default: false },
  },
});

const url = values["provider-url"]?.replace(/\/$/, "");
const verification = url
  ? await verifyProvider({ url, stateUrl: values["state-url"] ?? url + SANDBOX_STATE_PATH })
  : await verifySandbox();
console.log(summarize(verification, url !== undefined));
process.exitCode = holds(verification, values.strict) ? 0 : 1;

async function verifySandbox(): Promise<Verification> {
  const sandbox = await startSandbox();
  try {
    return await verifyProvider(sandbox);
  } finally {
    await sandbox.stop();
  }
}
