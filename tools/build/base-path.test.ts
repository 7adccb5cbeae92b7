import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { basePath, placeBelow } from "./base-path.ts";

test.each(["/", "/merchant/", "/pay/console-2/"])("%s is a valid base path", (path) => {
  expect(basePath(path)).toBe(path);
});

test.each(["merchant", "/merchant", "//merchant/", "https://pay.example/", '/"/', "/a b/"])("%s is none", (path) => {
  expect(() => basePath(path)).toThrow(/BASE_PATH has to be a path such as \/merchant\//);
});

test("with a base path, a document's own addresses start with it, and other sites' addresses are unchanged", () => {
  const folder = project({
    "index.html":
      '<html lang="en"><link href="/favicon.svg"><a href="#top" title="and/or /x"><a href="https://pay.example/home"><a href="https://elsewhere.example/a"><body data-ahead="/assets/a.js /assets/b.js">',
  });
  placeBelow(folder, "/merchant/", "https://pay.example");
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe(
    '<html data-base="/merchant/" lang="en"><link href="/merchant/favicon.svg"><a href="#top" title="and/or /x"><a href="https://pay.example/merchant/home"><a href="https://elsewhere.example/a"><body data-ahead="/merchant/assets/a.js /merchant/assets/b.js">',
  );
});
