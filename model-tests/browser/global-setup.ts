import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { clearChanged } from "#model-tests/gallery/gallery.ts";
import { startTestSandbox } from "./test-sandbox.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built console and its service run, without a slash at the end. */
    consoleUrl: string;
  }
}

const ROOT = join(import.meta.dirname, "../..");

/**
 * Starts one sandbox for all browser tests, on a free port and an empty folder; it serves the console as built.
 * Forgets the pictures that an earlier run laid out.
 * @throws when there is no build: what was never built cannot be tested.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuild(ROOT);
  clearChanged();
  const sandbox = await startTestSandbox();
  project.provide("consoleUrl", sandbox.url);
  return sandbox.stop;
}

/** @throws Error saying how to build what is missing. */
export function requireBuild(root: string): void {
  if (!existsSync(join(root, "dist/index.html"))) {
    throw new Error("There is no built console in dist/. Build it first: npm run build");
  }
}
