import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/**
 * Names the release, after the names of everything built, which follow its content: in each page, and in `version.json`
 * beside them, where an open page sees whether another one is out.
 */
export function releaseId(): Plugin {
  let release = "";
  return {
    name: "release-id",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        release = idOf(bundle ?? {});
        return [{ tag: "meta", attrs: { name: "release", content: release }, injectTo: "head" }];
      },
    },
    writeBundle: async ({ dir = "dist" }) => writeFile(join(dir, "version.json"), `${JSON.stringify({ release })}\n`),
  };
}

function idOf(bundle: Rolldown.OutputBundle) {
  const names = Object.keys(bundle).toSorted().join("\n");
  return createHash("sha256").update(names).digest("base64url").slice(0, 12);
}
