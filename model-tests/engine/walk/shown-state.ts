import { isDeepStrictEqual } from "node:util";
import type { WalkStage } from "./machine-walk.ts";

/** Polling interval in milliseconds. */
const POLL_INTERVAL = 25;

/** Waits until the machine's mark on the screen (`data-state`) has this state value. */
export async function expectShownState(stage: WalkStage, machine: string, value: unknown): Promise<void> {
  const { timeout } = stage;
  const mark = stage.machineElement(machine);
  const until = Date.now() + timeout;
  let seen: unknown;
  while (Date.now() < until) {
    const written = await mark.getAttribute("data-state", { timeout });
    seen = JSON.parse(written ?? "null");
    if (isDeepStrictEqual(seen, value)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
  throw new Error(`data-state is ${JSON.stringify(seen)}, expected ${JSON.stringify(value)}`);
}
