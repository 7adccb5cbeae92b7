import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaint } from "./tools/build/before-paint.ts";
import { prerender } from "./tools/build/prerender.ts";
import { purgedBlueprint } from "./tools/build/purged-blueprint.ts";
import { releaseId } from "./tools/build/release-id.ts";

/** What React draws with, as far as most chunks need it. */
const VENDOR = {
  name: "vendor",
  test: /node_modules[\\/](react|react-dom|scheduler|@blueprintjs|classnames)[\\/]/,
  minShareCount: 40,
};

export default defineConfig({
  // Built files name each other relative to themselves: tools/build/base-path.ts places their documents.
  base: "./",
  publicDir: "src/app/public",
  plugins: [react(), beforePaint(), releaseId(), prerender()],
  css: { postcss: { plugins: [purgedBlueprint] } },
  build: {
    target: "es2024",
    // Every browser that reads es2024 preloads modules.
    modulePreload: { polyfill: false },
    // The content policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [VENDOR] } },
      input: {
        console: "index.html",
        site: "src/site/frame/page.ts",
        demo: "src/site/demo/page.ts",
        homeStyles: "src/site/home/page.css",
        enterpriseStyles: "src/site/enterprise/page.css",
        demoStyles: "src/site/demo/page.css",
      },
    },
  },
});
