import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Plugin, transformWithOxc } from "vite";

/** The source, and how pages name it before the build gives it its place. */
const SOURCE = "/src/app/before-paint.ts";

/**
 * Builds `before-paint.ts` into a classic script of its own, so that it runs before the first paint; modules run too late.
 * While developing, Vite serves the file as it is.
 */
export function beforePaintScript(): Plugin {
  return {
    name: "before-paint",
    apply: "build",
    async generateBundle() {
      const { code, fileName } = await builtBeforePaint();
      this.emitFile({ type: "asset", fileName, source: code });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html) => html.replace(SOURCE, `/${(await builtBeforePaint()).fileName}`),
    },
  };
}

/** The script as it is delivered. */
export async function builtBeforePaint() {
  const path = new URL("../before-paint.ts", import.meta.url).pathname;
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, fileName: `assets/before-paint-${hash}.js` };
}
