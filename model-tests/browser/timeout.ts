/** The CPU throttling factor of every page: SLOWED=4 (`npm run sweeps -- --slowed`). */
export const SLOWED: number = Number(process.env.SLOWED ?? 1);

/** The longest wait for anything on a screen, in milliseconds; long, because machines may be busy. */
export const SCREEN_TIMEOUT: number = SLOWED > 1 ? 30_000 : 15_000;

/** The longest duration of a journey, in milliseconds. */
export const JOURNEY_TIMEOUT: number = SLOWED > 1 ? 600_000 : 180_000;
