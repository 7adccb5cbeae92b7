import { run } from "#sandbox/run.ts";

/** A sandbox for browser tests, in which hundreds of merchants sign in: hashing a password costs next to nothing. */
await run({ passwordCost: 2 ** 4 });
