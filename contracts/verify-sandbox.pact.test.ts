import { expect, test } from "vitest";
import { readInteractions } from "./pact/written-pact.ts";
import { OWN_VERIFIER } from "./verification/own-verifier.ts";
import { startSandbox } from "./verification/sandbox-process.ts";
import { verifyProvider } from "./verification/verify-provider.ts";

test("the sandbox keeps every exchange of the pact, proposed ones included", async () => {
  const sandbox = await startSandbox();
  try {
    const { outcomes, problems } = await verifyProvider(sandbox, readInteractions(), OWN_VERIFIER);
    expect(problems).toEqual([]);
    expect(outcomes.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(0);
  } finally {
    await sandbox.stop();
  }
});
