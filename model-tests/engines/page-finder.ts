import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What finds elements in a page by role and name, whatever engine it runs in: Testing Library, as a script. */
export const FINDER_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);
