import { join } from "node:path";
import type { Merchant, Service } from "#model-tests/browser/service.ts";
import { type RunningSandbox, startSandbox } from "#tools/running/sandbox.ts";
import { siteWithFonts } from "./pinned-fonts.ts";

/** The fixed time of pictures, at the service and in the browser. */
export const MOMENT = "2026-11-21T09:30:00Z";
export const TIME_ZONE = "Asia/Taipei";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Starts a sandbox with stopped clock and chains and with pinned fonts, so that pictures are reproducible.
 * @param settings further environment variables.
 * @param site the folder of the built console.
 */
export async function startStillSandbox(
  settings: Record<string, string> = {},
  site: string = join(ROOT, "dist"),
): Promise<RunningSandbox> {
  const { folder, remove } = siteWithFonts(site);
  const standing = { ...settings, SANDBOX_STANDS_AT: MOMENT, SANDBOX_SITE_DIR: folder };
  const sandbox = await startSandbox(ROOT, standing, "sandbox/testing/quick-main.ts");
  return { ...sandbox, stop: () => sandbox.stop().finally(remove) };
}

/** Signs in the demo merchant. */
export function demoMerchant(service: Service): Promise<Merchant> {
  return service.signIn("demo@merchant.example", "Demo1234pay");
}
