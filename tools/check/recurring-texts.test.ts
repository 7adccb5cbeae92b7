import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { recurringTexts } from "./recurring-texts.ts";

/** Texts in English and Japanese, by file. */
function texts(english: Record<string, object>, japanese: Record<string, object>): string {
  const files = Object.entries({ "en-US": english, "ja-JP": japanese }).flatMap(([language, areas]) =>
    Object.entries(areas).map(([area, content]) => [`locales/${language}/${area}.json`, JSON.stringify(content)]),
  );
  return project(Object.fromEntries(files));
}

test("a text that occurs twice is reported with both keys", async () => {
  const root = texts(
    { orders: { stop: "Cancel" }, list: { end: { it: "Cancel" } } },
    { orders: { stop: "中止" }, list: { end: { it: "中止" } } },
  );
  expect(await recurringTexts.run(root)).toEqual([
    'list:end.it and orders:stop say the same in every language: "Cancel"',
  ]);
});

test("texts that are equal in English only are not copies", async () => {
  const root = texts({ orders: { open: "Open", state: "Open" } }, { orders: { open: "開く", state: "未処理" } });
  expect(await recurringTexts.run(root)).toEqual([]);
});

test("a reference within the file or to shell.json is not a copy", async () => {
  const areas = { shell: { word: "Cancel" }, orders: { stop: "$t(shell:word)", end: "Done", over: "$t(orders:end)" } };
  expect(await recurringTexts.run(texts(areas, areas))).toEqual([]);
});

test.each([
  ["which may not be loaded", { list: { end: "Done" }, orders: { over: "$t(list:end)" } }],
  ["which there is not", { orders: { over: "$t(orders:end)" } }],
  ["which refers on", { orders: { end: "$t(orders:last)", last: "Done", over: "$t(orders:end)" } }],
])("a reference to a text %s is refused", async (why, areas) => {
  expect(await recurringTexts.run(texts(areas, areas))).toEqual([expect.stringContaining(why)]);
});
