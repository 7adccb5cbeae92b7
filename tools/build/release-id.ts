import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Writes the release's id into each page and into `version.json`, where open pages look for a newer release. The id is
 * a hash of the built files' names, which depend on their content.
 */
export function releaseId(): Plugin {
  let release = "";
  return {
    name: "release-id",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        const names = Object.keys(bundle ?? {})
          .toSorted()
          .join("\n");
        release = createHash("sha256").update(names).digest("base64url").slice(0, 12);
        return [{ tag: "meta", attrs: { name: "release", content: release }, injectTo: "head" }];
      },
    },
    writeBundle: async ({ dir = "dist" }) => writeFile(join(dir, "version.json"), `${JSON.stringify({ release })}\n`),
  };
}
