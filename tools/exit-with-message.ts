/** Runs an action. When it throws, prints the error's message and exits with code 1. */
export function exitWithMessage<Value>(act: () => Value): Value {
  try {
    const value = act();
    if (value instanceof Promise) value.catch(end);
    return value;
  } catch (error) {
    return end(error);
  }
}

function end(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
