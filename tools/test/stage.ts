import { EMPTY_TALLY, type Tally } from "./tally.ts";

/** A part of `npm test`, and how long it took. */
export type Stage = { name: string; seconds: number; tally: Tally };

/** Prints the name of a part and runs it. A part that throws counts as failed, and the others continue. */
export async function stage(name: string, work: () => Promise<Tally>): Promise<Stage> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const tally = await work().catch((error: unknown) => {
    console.error(error);
    return { ...EMPTY_TALLY, failed: [`${name}: ${error instanceof Error ? error.message : error}`] };
  });
  return { name, seconds: (performance.now() - started) / 1000, tally };
}
