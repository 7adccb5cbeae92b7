import { join } from "node:path";
import { isBuilt } from "./build/freshness.ts";

/** `npm start`: the console, built unless it is already, served by the sandbox, which reads the environment itself. */
const root = join(import.meta.dirname, "..");
if (!isBuilt(root)) {
  console.log("Building the console …");
  const { buildConsole } = await import("./build/console.ts");
  await buildConsole(root);
}
const sandbox = new URL("../sandbox/main.ts", import.meta.url);
await import(sandbox.href);
