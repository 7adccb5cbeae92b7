import { join } from "node:path";
import { buildConsole } from "./build/console.ts";

/** `npm run build` */
await buildConsole(join(import.meta.dirname, ".."));
