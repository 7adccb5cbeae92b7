import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { DARK_CLASS } from "#src/ui/theme/dark-theme.ts";

/** The source, and how pages name it before the build gives it its place. */
const SOURCE = "/src/app/before-paint.ts";
const PATH = new URL("../before-paint.ts", import.meta.url).pathname;

/**
 * Builds `before-paint.ts` into a classic script of its own, so that it runs before the first paint; modules run too late.
 * While developing, Vite serves the file by itself.
 */
export function beforePaintScript(): Plugin {
  return {
    name: "before-paint",
    enforce: "pre",
    transform: (code, id) => (id.startsWith(PATH) ? withConstants(code) : null),
    async generateBundle() {
      const { code, fileName } = await builtBeforePaint();
      this.emitFile({ type: "asset", fileName, source: code });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { server }) =>
        server ? html : html.replace(SOURCE, `/${(await builtBeforePaint()).fileName}`),
    },
  };
}

/** The script as it is delivered. */
export async function builtBeforePaint() {
  const script = await transformWithOxc(withConstants(await readFile(PATH, "utf8")), PATH, { sourcemap: false });
  const { code } = await minify(PATH, script.code, { module: false });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, fileName: `assets/before-paint-${hash}.js` };
}

/** It imports nothing, so what it has to know is written into it. */
function withConstants(code: string): string {
  return code
    .replace("LANGUAGES.includes", `${JSON.stringify(ALL_LANGUAGES)}.includes`)
    .replace("toggle(DARK_CLASS", `toggle(${JSON.stringify(DARK_CLASS)}`);
}
