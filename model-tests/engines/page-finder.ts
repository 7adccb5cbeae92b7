import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Testing Library as a script: finds elements by role and name in any engine. */
export const FINDER_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);
