import { join } from "node:path";
import { writeRequirements } from "./check/requirements.ts";

/** `node .ci/requirements.ts` writes docs/requirements.md anew. */
writeRequirements(join(import.meta.dirname, ".."));
