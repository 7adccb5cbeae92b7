import type { Plugin } from "vite";

/**
 * Blueprint can fetch an icon by its name, and for that carries the names of all of them into every page. The console
 * passes icons as elements, so the loader is replaced by one that refuses.
 */
export function iconsByElement(): Plugin {
  return {
    name: "icons-by-element",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith("/iconLoader") || !importer?.includes("@blueprintjs/icons")) return null;
      return new URL("./no-icon-loader.ts", import.meta.url).pathname;
    },
  };
}
