import { NOTHING, type Tally } from "./tally.ts";

/** A part of `npm test`, and how long it took. */
export type Stage = { name: string; seconds: number; tally: Tally };

/** Runs one part, announced by its name; one that throws has failed, and the others go on. */
export async function stage(name: string, work: () => Promise<Tally>): Promise<Stage> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const tally = await work().catch((error: unknown) => {
    console.error(error);
    return { ...NOTHING, failed: [`${name}: ${error instanceof Error ? error.message : error}`] };
  });
  return { name, seconds: (performance.now() - started) / 1000, tally };
}
