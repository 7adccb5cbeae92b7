import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaint } from "./tools/build/before-paint.ts";
import { prerender } from "./tools/build/prerender.ts";
import { purgedBlueprint } from "./tools/build/purged-blueprint.ts";
import { releaseId } from "./tools/build/release-id.ts";

/** Libraries that the console starts with. `/demo01` shares others with it, and must not load these. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-i18next|@blueprintjs|@floating-ui|@tanstack|classnames)[\\/]/;

/** The chunk of what the frame of every screen says in a language. */
function frameTextsOf(id: string): string {
  return `texts-${id.split(/[\\/]/).at(-2)}`;
}

/** A group with these tags has only modules that an entry below imports statically. */
const tags = ["$initial" as const];

/**
 * One chunk for what is loaded together; left alone, Rolldown makes a chunk for each set of screens that share a module, and
 * a list loads a hundred. The first group that matches a module, or a module that imports it, has it.
 */
const GROUPS = [
  // What the public pages share with the console.
  { name: "page", tags, test: /(services[\\/](theme|stored-locale)|lazy[\\/](when-idle|saves-data))\.ts$/ },
  { name: "vendor", tags, test: VENDOR },
  // Small, but not to be merged with what the demo page loads, which needs no React.
  { name: "broken", tags, test: /page[\\/]ErrorBoundary\.tsx$/ },
  { name: "start", tags, test: /^(?!.*src[\\/]site)/, entriesAware: true, entriesAwareMergeThreshold: 4000 },
  { name: "sign-in", test: /account[\\/]LoginScreen\.tsx$/ },
  { name: "client", test: /services[\\/]client\.ts$/ },
  { name: frameTextsOf, debugName: "texts", test: /locales[\\/].+[\\/](frame|messages|chain)\.json$/ },
  { name: "frame", test: /(app[\\/]console-screens|language[\\/]later-texts|ui[\\/]theme[\\/].+)\.ts$/ },
  { name: "icons", test: /icons[\\/]lib[\\/]esm[\\/]generated[\\/]components/, minShareCount: 3 },
  { name: "dialog", test: /dialog[\\/]ConsoleDialog\.tsx$/ },
  { name: "popover", test: /popover[\\/]AnchoredPopover\.tsx$/ },
  { name: "list", test: /list[\\/](ListScreen|DateTimeCell|RecordCode)\.tsx$/ },
  { name: "later", test: /app[\\/](provide[\\/](faults|release)|prefetch-screens)\.ts$/ },
  { name: "common", minShareCount: 8 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Rolldown names the parts of a group after every entry that shares them. */
const shortName = (name = "") => name.replace(/~.*/, "");

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
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortName(names[0]?.replace(/\.[^.]+$/, ""))}-[hash][extname]`,
      },
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
