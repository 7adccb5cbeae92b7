import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STORED_VALUES, storageOf } from "./stored-values.ts";

test("what operators read of stored values is what is stored", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/deployment.md"), "utf8");
  const [, section = ""] = guide.split("## What stays in a merchant's browser");
  const rows = (section.split("\n## ")[0] ?? "").matchAll(/^\| `(.+?)` \|.+\| (\S+) \| (.+?) \|$/gm);
  expect([...rows].map(([, key, where, until]) => [key, { where, until }])).toEqual(Object.entries(STORED_VALUES));
});

test("each list's own key is kept where lists' are", () => {
  expect([storageOf("list-orders"), storageOf("open-tabs"), storageOf("token")]).toEqual(["browser", "tab", "browser"]);
});
