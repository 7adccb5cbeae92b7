import { run } from "#sandbox/run.ts";

/**
 * One of several sandboxes on one database, for the test that kills them: unfinished work is taken over after six seconds,
 * longer than any delivery takes, and password hashing is fast.
 */
await run({ passwordCost: 2 ** 4, leaseSeconds: 6 });
