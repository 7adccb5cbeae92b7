import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isBuilt } from "./build/freshness.ts";

/**
 * `npm start`: the console, built unless it is already, served by the sandbox, which reads the environment itself. The
 * sandbox makes its database while the console is being built, and answers when both are there.
 */
const ready = isBuilt(join(import.meta.dirname, "..")) ? Promise.resolve() : build();
// A build that fails is told of when the sandbox waits for it.
ready.catch(() => {});
const { run } = await import(new URL("../sandbox/run.ts", import.meta.url).href);
await run({}, ready);

/** In a process of its own, for which the sandbox's rule that only this account may read its files does not hold. */
async function build(): Promise<void> {
  console.log("Building the console, and opening the database …");
  const [code] = await once(fork(join(import.meta.dirname, "build.ts")), "exit");
  if (code !== 0) throw new Error("The console could not be built; why stands above.");
}
