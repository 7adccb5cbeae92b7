type Fixture<Value> = (needs: object, ends: { onCleanup: (end: () => Promise<void>) => void }) => Promise<Value>;

/**
 * A worker fixture that all tests of a process share, ended after the last. Vitest gives each extended `test` worker
 * fixtures of its own, and another Chromium takes seconds.
 */
export function inProcess<Value>(start: () => Promise<Value>, end: (value: Value) => Promise<void>): Fixture<Value> {
  let users = 0;
  let value: Promise<Value> | undefined;
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  return async ({}, { onCleanup }) => {
    value ??= start();
    const started = value;
    users += 1;
    onCleanup(async () => {
      users -= 1;
      if (users === 0) await end(await started);
    });
    return started;
  };
}
