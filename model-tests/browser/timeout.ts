/** How many times slower every page runs than the machine would let it: SLOWED=4 (`npm run sweeps -- --slowed`). */
export const SLOWED: number = Number(process.env.SLOWED ?? 1);

/** How long anything on a screen may take to come, in milliseconds: a screen on a busy machine is late, not wrong. */
export const SCREEN_TIMEOUT: number = SLOWED > 1 ? 30_000 : 15_000;

/** How long a whole journey may take, in milliseconds. */
export const JOURNEY_TIMEOUT: number = SLOWED > 1 ? 600_000 : 180_000;
