import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { glossary } from "./glossary.ts";

const GLOSSARY = readFileSync(new URL("../../locales/glossary.md", import.meta.url), "utf8");
const ROOT = join(import.meta.dirname, "../..");
const LANGUAGES = [...new Set(GLOSSARY.match(/^\| ([a-z]{2}-[A-Z]{2}) \|/gm)?.map((cell) => cell.slice(2, 7)))];

/** Texts in every language of the glossary, with the given text in one of them. */
function saying(language: string, key: string, text: string): string {
  const files = LANGUAGES.map((locale) => [
    `locales/${locale}/orders.json`,
    JSON.stringify(locale === language ? { pay: { [key]: text } } : {}),
  ]);
  return project({ "locales/glossary.md": GLOSSARY, ...Object.fromEntries(files) });
}

test.each([
  ["ja-JP", "title", "請求の一覧"],
  ["zh-TW", "title", "我的應用"],
  ["ko-KR", "hash", "거래 해시"],
  ["th-TH", "where", "ที่อยู่ callback"],
  ["zh-TW", "wait", "請稍後"],
  ["zh-CN", "later", "稍候再试"],
  ["ko-KR", "finish", "결제 완료"],
])("%s, %s: “%s” contains a forbidden word of the glossary", async (language, key, text) => {
  expect(await glossary.run(saying(language, key, text))).toEqual([
    expect.stringContaining(`locales/${language}/orders.json: "pay.${key}" says`),
  ]);
});

test("a text with a forbidden word of the glossary is reported", async () => {
  expect(await glossary.run(ROOT)).toEqual([]);
});

test.each([
  ["zh-TW", "title", "我的應用程式"],
  ["zh-TW", "wait", "請稍候"],
  ["zh-TW", "later", "請稍後再試。"],
  ["zh-CN", "wait", "请稍候"],
  ["zh-CN", "later", "请稍后重试。"],
  ["ko-KR", "hash", "트랜잭션 해시"],
  ["ko-KR", "status", "결제 완료"],
  ["th-TH", "hint", "https://shop.example/callback"],
])("%s, %s: “%s” is allowed", async (language, key, text) => {
  expect(await glossary.run(saying(language, key, text))).toEqual([]);
});

test("a missing glossary, or one without forbidden words, is reported", async () => {
  expect(await glossary.run(project({ "locales/glossary.md": "# Glossary" }))).toEqual([
    "locales/glossary.md rules out no word",
  ]);
  expect(await glossary.run(project({}))).toEqual(["locales/glossary.md is missing"]);
});
