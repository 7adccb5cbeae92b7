import { isDeepStrictEqual } from "node:util";
import type { WalkStage } from "./machine-walk.ts";

/** Polling interval in milliseconds. */
const LOOK_EVERY = 25;

/** Waits until the machine's mark on the screen (`data-state`) has this state value. */
export async function expectMark(stage: WalkStage, machine: string, value: unknown): Promise<void> {
  const { timeout } = stage;
  const mark = stage.markOf(machine);
  const until = Date.now() + timeout;
  let seen: unknown;
  while (Date.now() < until) {
    const written = await mark.getAttribute("data-state", { timeout });
    seen = JSON.parse(written ?? "null");
    if (isDeepStrictEqual(seen, value)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  throw new Error(`the screen shows ${JSON.stringify(seen)} instead of ${JSON.stringify(value)}`);
}
