import { expect, test } from "vitest";
import { openApi } from "./hand-over/openapi.ts";
import { responseChecker } from "./hand-over/response-checker.ts";
import { readInteractions } from "./pact/written-pact.ts";
import { startRelay } from "./sabotage/relay.ts";
import { OWN_VERIFIER } from "./verification/own-verifier.ts";
import { startSandbox } from "./verification/sandbox-process.ts";
import { verifyProvider } from "./verification/verify-provider.ts";

test("the sandbox keeps every exchange of the pact, proposed ones included, and the OpenAPI document", async () => {
  const sandbox = await startSandbox();
  const relay = await startRelay(sandbox);
  try {
    const { outcomes, problems } = await verifyProvider(relay, readInteractions(), OWN_VERIFIER);
    expect(problems).toEqual([]);
    expect(outcomes.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(0);
    const problemWith = responseChecker(openApi());
    expect(relay.answers.length).toBe(outcomes.length);
    expect(relay.answers.map(({ call, body }) => [call, problemWith(call, body)]).filter(([, one]) => one)).toEqual([]);
  } finally {
    relay.stop();
    await sandbox.stop();
  }
});
