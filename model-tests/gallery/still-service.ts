import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "#ci/running/sandbox.ts";
import type { Merchant, Service } from "../browser/service.ts";

/** When every picture is taken, at the service and in the browser. */
export const MOMENT = "2026-11-21T09:30:00Z";
export const TIME_ZONE = "Asia/Taipei";

/** A sandbox whose clock stands still and whose chains rest: what it shows today it shows tomorrow. */
export function startStillSandbox(): Promise<RunningSandbox> {
  const day = "86400";
  return startSandbox(join(import.meta.dirname, "../.."), { SANDBOX_STANDS_AT: MOMENT, SANDBOX_BLOCK_SECONDS: day });
}

/** The merchant whose business every sandbox begins with. */
export function demoMerchant(service: Service): Promise<Merchant> {
  return service.signIn("demo@merchant.example", "Demo1234pay");
}
