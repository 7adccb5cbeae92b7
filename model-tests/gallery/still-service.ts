import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "#ci/running/sandbox.ts";
import type { Merchant, Service } from "../browser/service.ts";

/** When every picture is taken, at the service and in the browser. */
export const MOMENT = "2026-11-21T09:30:00Z";
export const TIME_ZONE = "Asia/Taipei";

/** A sandbox whose clock and chains stand still: what it shows today it shows tomorrow. */
export function startStillSandbox(): Promise<RunningSandbox> {
  return startSandbox(join(import.meta.dirname, "../.."), { SANDBOX_STANDS_AT: MOMENT });
}

/** The merchant whose business every sandbox begins with. */
export function demoMerchant(service: Service): Promise<Merchant> {
  return service.signIn("demo@merchant.example", "Demo1234pay");
}
