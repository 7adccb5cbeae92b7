import { join } from "node:path";
import { writeRequirements } from "./check/requirements.ts";

/** `node tools/requirements.ts` writes docs/requirements.md anew. */
writeRequirements(join(import.meta.dirname, ".."));
