import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { glossary } from "./glossary.ts";

const GLOSSARY = readFileSync(new URL("../../locales/glossary.md", import.meta.url), "utf8");
const LANGUAGES = [...new Set(GLOSSARY.match(/^\| ([a-z]{2}-[A-Z]{2}) \|/gm)?.map((cell) => cell.slice(2, 7)))];

/** Texts in every language of the glossary that say one thing in one of them. */
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
  ["ko-KR", "finish", "결제 완료"],
])("%s, %s: “%s” holds a word that the glossary rules out", async (language, key, text) => {
  expect(await glossary.run(saying(language, key, text))).toEqual([
    expect.stringContaining(`locales/${language}/orders.json: "pay.${key}" says`),
  ]);
});

test.each([
  ["zh-TW", "title", "我的應用程式"],
  ["ko-KR", "hash", "트랜잭션 해시"],
  ["ko-KR", "status", "결제 완료"],
  ["th-TH", "hint", "https://shop.example/callback"],
])("%s, %s: “%s” keeps to it", async (language, key, text) => {
  expect(await glossary.run(saying(language, key, text))).toEqual([]);
});

test("a glossary that rules out nothing, or that is missing, is a fault", async () => {
  expect(await glossary.run(project({ "locales/glossary.md": "# Glossary" }))).toEqual([
    "locales/glossary.md rules out no word",
  ]);
  expect(await glossary.run(project({}))).toEqual(["locales/glossary.md is missing"]);
});
