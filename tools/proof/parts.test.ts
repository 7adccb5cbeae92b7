import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import type { Defect } from "./defect.ts";
import { keepPart, mergeParts, PARTS } from "./parts.ts";

const toast: Defect = { breaks: ["8.2.c"], file: "a.ts", find: "5", replace: "120", says: "it stays for 120 s" };
const title: Defect = { breaks: ["8.6.a"], file: "b.ts", find: "x", replace: "y", says: "the title is gone" };
const killed = { survives: [], noticedBy: ["toasts"], seconds: 2 };

test("parts that were tried apart are put together, each with what came of it", () => {
  const root = project({});
  keepPart(
    { outcomes: [{ defect: title, survives: ["8.6.a"], noticedBy: [], seconds: 3 }], seconds: 30 },
    { shard: "2/2", root },
  );
  keepPart({ outcomes: [{ defect: toast, ...killed }], seconds: 20 }, { shard: "1/2", root });
  expect(mergeParts([toast, title], root)).toEqual({
    outcomes: [
      { defect: toast, survives: [], noticedBy: ["toasts"], seconds: 2 },
      { defect: title, survives: ["8.6.a"], noticedBy: [], seconds: 3 },
    ],
    seconds: 50,
  });
});

test("a part that is missing, of another division, or older than a defect is named", () => {
  const root = project({});
  expect(() => mergeParts([toast], root)).toThrow("There are no parts in .cache/proof");
  const shard = (one: string) =>
    keepPart({ outcomes: [{ defect: toast, ...killed }], seconds: 20 }, { shard: one, root });
  shard("1/3");
  expect(() => mergeParts([toast], root)).toThrow("Not tried yet: npm run proof -- --shard 2/3, and 3/3");
  shard("2/3");
  shard("3/3");
  expect(() => mergeParts([toast, title], root)).toThrow('Nobody tried "the title is gone", of 8.6.a');
  shard("1/1");
  expect(() => mergeParts([toast], root)).toThrow("more than one division");
  expect(readFileSync(join(root, PARTS, "1-of-1.json"), "utf8")).toContain("toasts");
});
