import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The title of the kit's page. */
const TITLE = "Kit of the Merchant Console";

test("the built console does not contain the kit's page, which only `npm run dev` shows", () => {
  expect(readFileSync(join(ROOT, "src/app/kit/KitPage.tsx"), "utf8")).toContain(TITLE);
  const dist = join(ROOT, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.(html|js)$/.test(file));
  expect(files).toContain("index.html");
  expect(files.filter((file) => readFileSync(join(dist, file), "utf8").includes(TITLE))).toEqual([]);
});
