import { join } from "node:path";
import { buildConsole } from "./build/console.ts";

/** `npm run build`; when `npm start` runs it and ends, it ends too. */
process.once("disconnect", () => process.exit());
await buildConsole(join(import.meta.dirname, ".."));
console.log("The console is built: dist/");
if (process.connected) process.disconnect();
