import { run } from "#sandbox/run.ts";

/** A sandbox for browser tests with fast password hashing, since hundreds of merchants sign in. */
await run({ passwordCost: 2 ** 4 });
