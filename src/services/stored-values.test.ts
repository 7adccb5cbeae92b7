import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STORED_VALUES, storageOf } from "./stored-values.ts";

test("stored values: the operators' documentation lists every key", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/deployment.md"), "utf8");
  const [, section = ""] = guide.split("## What stays in a merchant's browser");
  const rows = (section.split("\n## ")[0] ?? "").matchAll(/^\| `(.+?)` \|.+\| (\S+) \| (.+?) \|$/gm);
  expect([...rows].map(([, key, where, until]) => [key, { where, until }])).toEqual(Object.entries(STORED_VALUES));
});

test("stored values: each list has a key of its own", () => {
  expect([storageOf("list-orders"), storageOf("open-tabs"), storageOf("token")]).toEqual(["browser", "tab", "browser"]);
});
