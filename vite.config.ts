import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaintScript } from "./src/app/build/before-paint-script.ts";
import { blueprintCss, blueprintPrefix } from "./src/app/build/blueprint-css.ts";
import { compileHints } from "./src/app/build/compile-hints.ts";
import { firstScreenGroups } from "./src/app/build/first-screen.ts";
import { iconsByElement } from "./src/app/build/icons-by-element.ts";
import { missingPreloads } from "./src/app/build/missing-preloads.ts";
import { prerender } from "./src/app/build/prerender.ts";
import { productionLibraries } from "./src/app/build/production-libraries.ts";
import { releaseId } from "./src/app/build/release-id.ts";
import { startFault } from "./src/app/build/start-fault.ts";

const preloads = missingPreloads();

export default defineConfig({
  publicDir: "src/app/public",
  plugins: [
    react(),
    productionLibraries(),
    iconsByElement(),
    blueprintCss(),
    beforePaintScript(),
    startFault(),
    compileHints(),
    preloads.plugin,
    releaseId(),
    prerender(),
  ],
  css: { postcss: { plugins: [blueprintPrefix] } },
  build: {
    target: "es2024",
    modulePreload: preloads.modulePreload,
    // The content policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        console: "index.html",
        hydrate: "src/app/hydrate.ts",
        site: "src/site/frame/page.ts",
        demo: "src/site/demo/page.ts",
        homeStyles: "src/site/home/page.css",
        enterpriseStyles: "src/site/enterprise/page.css",
        demoStyles: "src/site/demo/page.css",
      },
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: { codeSplitting: { groups: firstScreenGroups() } },
    },
  },
});
