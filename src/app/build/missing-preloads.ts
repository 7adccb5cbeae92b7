import type { ModulePreloadOptions, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/**
 * Has a part of the console fetch, with the first import of another, only the files that are not there yet. Vite names all
 * that the other one needs, and half of that the part that asks has loaded itself; each file becomes a link in the page,
 * which takes its time (docs/decisions/297).
 */
export function missingPreloads(): { plugin: Plugin; modulePreload: ModulePreloadOptions } {
  const loadedWith = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: "missing-preloads",
      apply: "build",
      generateBundle: {
        // Before Vite asks below.
        order: "pre",
        handler: (_, bundle) => {
          for (const file of Object.keys(bundle)) loadedWith.set(file, withImports(file, bundle));
        },
      },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostId, hostType }) =>
        hostType === "js" ? needed.filter((file) => !loadedWith.get(hostId)?.has(file)) : needed,
    },
  };
}

/** A file and all that are loaded before it runs. */
function withImports(file: string, bundle: Bundle): ReadonlySet<string> {
  const files = new Set([file]);
  for (const next of files) {
    const output = bundle[next];
    if (output?.type === "chunk") for (const imported of output.imports) files.add(imported);
  }
  return files;
}
