import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isBuilt } from "./build/freshness.ts";
import { ownOptions } from "./own-options.ts";

/**
 * `npm start`: builds the console if needed, and serves it with the sandbox, which reads its settings from the
 * environment. The sandbox sets up its database during the build, and answers when both are ready.
 */
ownOptions({});
const ready = isBuilt(join(import.meta.dirname, "..")) ? Promise.resolve() : build();
// A failed build is reported when the sandbox waits for it.
ready.catch(() => {});
const { run } = await import(new URL("../sandbox/run.ts", import.meta.url).href);
await run({}, ready);

/** In a separate process, since the sandbox makes new files readable only for this account. */
async function build(): Promise<void> {
  console.log("Building the console, and opening the database …");
  const [code] = await once(fork(join(import.meta.dirname, "build.ts")), "exit");
  if (code !== 0) throw new Error("The console could not be built; why stands above.");
}
