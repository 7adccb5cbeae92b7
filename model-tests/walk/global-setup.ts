import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { requireBuild } from "#model-tests/browser/global-setup.ts";
import { startTestSandbox } from "#model-tests/browser/test-sandbox.ts";
import { planOfEnvironment } from "#model-tests/engine/index.ts";

/**
 * Provides the console to walk: the deployment at the plan's address, or the local build served by a sandbox. Calls to the
 * service are mocked at the network.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { url } = planOfEnvironment();
  if (url !== null) {
    project.provide("consoleUrl", url);
    return undefined;
  }
  requireBuild(join(import.meta.dirname, "../.."));
  const sandbox = await startTestSandbox();
  project.provide("consoleUrl", sandbox.url);
  return sandbox.stop;
}
