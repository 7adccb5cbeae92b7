import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { requireBuild } from "#model-tests/browser/global-setup.ts";
import { startTestSandbox } from "#model-tests/browser/test-sandbox.ts";

/**
 * The console that is walked: the deployment that WALK_URL names, or the one that is built here, served by a sandbox. Its
 * service is asked nothing: that is played at the network.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const deployment = process.env.WALK_URL;
  if (deployment) {
    project.provide("consoleUrl", deployment.replace(/\/$/, ""));
    return undefined;
  }
  requireBuild(join(import.meta.dirname, "../.."));
  const sandbox = await startTestSandbox();
  project.provide("consoleUrl", sandbox.url);
  return sandbox.stop;
}
