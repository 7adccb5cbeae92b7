import { join } from "node:path";
import { buildConsole } from "./build/console.ts";
import { ownOptions } from "./own-options.ts";

/** `npm run build`. When `npm start` runs the build, the build ends with it. */
ownOptions({});
process.once("disconnect", () => process.exit());
await buildConsole(join(import.meta.dirname, ".."));
console.log("The console is built: dist/");
if (process.connected) process.disconnect();
