import type { ModulePreloadOptions } from "vite";
import { expect, test } from "vitest";
import { missingPreloads } from "./missing-preloads.ts";

const BUNDLE = {
  "screen.js": { type: "chunk", imports: ["frame.js"] },
  "frame.js": { type: "chunk", imports: ["react.js"] },
  "react.js": { type: "chunk", imports: ["frame.js"] },
  "dialog.js": { type: "chunk", imports: ["react.js", "form.js"] },
  "form.js": { type: "chunk", imports: [] },
  "screen.css": { type: "asset" },
};

/** What is fetched with the first import of the dialog. */
function fetchedWith(hostId: string, hostType: "js" | "html"): string[] {
  const { plugin, modulePreload } = missingPreloads();
  const hook = plugin.generateBundle as unknown as { handler: (options: null, bundle: typeof BUNDLE) => void };
  hook.handler(null, BUNDLE);
  const resolve = modulePreload.resolveDependencies as NonNullable<ModulePreloadOptions["resolveDependencies"]>;
  return resolve("dialog.js", ["dialog.js", "react.js", "form.js"], { hostId, hostType });
}

test("a part fetches with another only what it has not loaded itself, directly or not", () => {
  expect(fetchedWith("screen.js", "js")).toEqual(["dialog.js", "form.js"]);
  expect(fetchedWith("form.js", "js")).toEqual(["dialog.js", "react.js"]);
});

test("a page fetches all that its first part needs", () => {
  expect(fetchedWith("index.html", "html")).toEqual(["dialog.js", "react.js", "form.js"]);
});
