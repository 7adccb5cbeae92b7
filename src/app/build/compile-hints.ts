import type { Plugin, Rolldown } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

/** What screens and dialogs are made of; see `first-screen.ts`. */
const PARTS = new Set(["list-parts", "screen-parts", "chain-parts"]);

/**
 * Has the browser compile a file's functions as it arrives, where it is fetched before somebody presses for what it shows.
 * Else each function is compiled at its first call, in the middle of the answer to that press. Chromium heeds it, others
 * take it for a comment: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      // It has to be the first line, and Vite writes a line of its own before the code.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && isFetchedAhead(file)) file.code = HINT + file.code;
        }
      },
    },
  };
}

function isFetchedAhead({ name, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return PARTS.has(name) || (isDynamicEntry && /\/src\/.*\.tsx$/.test(facadeModuleId ?? ""));
}
