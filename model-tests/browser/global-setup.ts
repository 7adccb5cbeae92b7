import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { clearChanged } from "#model-tests/gallery/gallery.ts";
import { startTestSandbox } from "./test-sandbox.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the built console and its service, without a slash at the end. */
    consoleUrl: string;
  }
}

const ROOT = join(import.meta.dirname, "../..");

/**
 * Starts one sandbox with the built console for all browser tests, on a free port and with an empty folder. Deletes the
 * pictures of failed comparisons.
 * @throws Error if there is no build.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuild(ROOT);
  clearChanged();
  const sandbox = await startTestSandbox();
  project.provide("consoleUrl", sandbox.url);
  return sandbox.stop;
}

/** @throws Error with the command to run, if there is no build. */
export function requireBuild(root: string): void {
  if (!existsSync(join(root, "dist/index.html"))) {
    throw new Error("There is no built console in dist/. Build it first: npm run build");
  }
}
