import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Plugin, transformWithOxc } from "vite";

/** The early script's source, and how pages name it before the build gives it its place. */
const SOURCE = "/src/app/early.ts";

/**
 * Builds `early.ts` into a classic script of its own, so that it runs before the first paint; modules run too late.
 * While developing, Vite serves the file as it is.
 */
export function earlyScript(): Plugin {
  return {
    name: "early-script",
    apply: "build",
    async generateBundle() {
      const { code, fileName } = await builtEarlyScript();
      this.emitFile({ type: "asset", fileName, source: code });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html) => html.replace(SOURCE, `/${(await builtEarlyScript()).fileName}`),
    },
  };
}

/** The early script as it is delivered. */
export async function builtEarlyScript() {
  const path = new URL("../early.ts", import.meta.url).pathname;
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, fileName: `assets/early-${hash}.js` };
}
