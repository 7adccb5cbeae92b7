import { isDeepStrictEqual } from "node:util";
import type { WalkStage } from "./machine-walk.ts";
import { until } from "./until.ts";

/** Waits until the machine's mark on the screen (`data-state`) has this state value. */
export async function expectShownState(stage: WalkStage, machine: string, value: unknown): Promise<void> {
  const mark = stage.machineElement(machine);
  await until(async () => {
    const written = await mark.getAttribute("data-state", { timeout: 1_000 }).catch(() => null);
    if (written === null) throw new Error(`no element has data-machine="${machine}" and a data-state`);
    if (!isDeepStrictEqual(JSON.parse(written), value))
      throw new Error(`data-state is ${written}, expected ${JSON.stringify(value)}`);
  }, stage.timeout);
}
