import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { compress } from "./compress.ts";

const text = "a page of text that repeats itself. ".repeat(50);

test("every text file has a brotli and a gzip copy with the same content, both smaller", async () => {
  const root = project({ "index.html": text, "assets/a.js": text });
  await compress(root);
  for (const path of ["index.html", "assets/a.js"]) {
    const [brotli, gzipped] = [readFileSync(join(root, `${path}.br`)), readFileSync(join(root, `${path}.gz`))];
    expect(brotliDecompressSync(brotli).toString()).toBe(text);
    expect(gunzipSync(gzipped).toString()).toBe(text);
    expect(Math.max(brotli.length, gzipped.length)).toBeLessThan(text.length);
  }
});

test("pictures and the configuration, which the operator edits in place, have no compressed copies", async () => {
  const root = project({ "config.json": text, "a.png": text, "small.js": "1" });
  await compress(root);
  expect(
    ["config.json.br", "config.json.gz", "a.png.gz", "small.js.gz"].filter((path) => existsSync(join(root, path))),
  ).toEqual([]);
});
