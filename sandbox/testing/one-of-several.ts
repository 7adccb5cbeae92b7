import { run } from "#sandbox/run.ts";

/**
 * One of several sandboxes on one database, for the test that kills them: what one had under way is another's after six
 * seconds, which is longer than anything takes to send, and hashing a password costs next to nothing.
 */
await run({ passwordCost: 2 ** 4, leaseSeconds: 6 });
