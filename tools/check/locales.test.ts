import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { locales } from "./locales.ts";

const LANGUAGES = ["en-US", "zh-TW", "zh-CN", "ja-JP", "ko-KR", "th-TH"];
const TRANSLATED = { pay: "支払う", left: { hours_other: "{{count}} 時間" }, network: "USDT on TRC20" };
const ENGLISH = {
  pay: "Pay {{amount}}",
  left: { hours_one: "an hour", hours_other: "{{count}} hours" },
  network: "USDT TRC20",
};

/** Complete texts in six languages, with the given changes to some files. */
function texts(changes: Record<string, unknown>): string {
  const files: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const own = language === "en-US" ? ENGLISH : { ...TRANSLATED, pay: "支払う {{ amount }}", network: "USDT TRC20" };
    files[`locales/${language}/orders.json`] = JSON.stringify(own);
  }
  for (const [path, content] of Object.entries(changes)) files[`locales/${path}`] = JSON.stringify(content);
  return project(files);
}

const japanese = { ...TRANSLATED, pay: "支払う {{amount}}", network: "USDT TRC20" };

test("six complete languages pass, each with its own plural forms and the same placeholders (9.6)", async () => {
  expect(await locales.run(texts({}))).toEqual([]);
});

test.each([
  ["a missing file", { "en-US/site.json": { title: "Hello there" } }, "locales/ja-JP/site.json is missing"],
  ["a missing key", { "ja-JP/orders.json": { ...japanese, pay: undefined } }, `"pay" is missing`],
  ["an extra key", { "ja-JP/orders.json": { ...japanese, more: "余分" } }, `"more" is more than English has`],
  ["an untranslated text", { "ja-JP/orders.json": { ...japanese, pay: "Pay {{amount}}" } }, `"pay" is not translated`],
  ["a placeholder that is lost", { "ja-JP/orders.json": { ...japanese, pay: "支払う" } }, `"pay" lacks {{amount}}`],
  [
    "a placeholder that is misspelt",
    { "ja-JP/orders.json": { ...japanese, pay: "{{amount}} {{amuont}}" } },
    `has {{amuont}}`,
  ],
  [
    "a tag that is lost",
    { "en-US/orders.json": { ...ENGLISH, pay: "Pay <1>{{amount}}</1>" } },
    `"pay" lacks </1>, <1>`,
  ],
  [
    "an abbreviation that is lost",
    { "ja-JP/orders.json": { ...japanese, network: "TRC20 の通貨" } },
    `"network" lacks USDT`,
  ],
  [
    "a plural that the language has not",
    { "ja-JP/orders.json": { ...japanese, left: { hours_one: "一時間", hours_other: "{{count}} 時間" } } },
    `"left.hours_one" is more`,
  ],
  [
    "a plural that English lacks",
    { "en-US/orders.json": { ...ENGLISH, left: { hours_other: "{{count}} hours" } } },
    `"left.hours_one" is missing`,
  ],
  [
    "a Korean particle left open",
    { "ko-KR/orders.json": { ...japanese, pay: "{{amount}}을(를) 결제" } },
    "a Korean particle open",
  ],
  ["another", { "ko-KR/orders.json": { ...japanese, pay: "{{amount}}(으)로 변경" } }, "a Korean particle open"],
  ["an English plural left open", { "en-US/orders.json": { ...ENGLISH, pay: "{{amount}} day(s)" } }, "a plural open"],
  [
    "a Chinese text that says the opposite of the other",
    {
      "zh-TW/orders.json": { ...japanese, pay: "{{amount}} 未付款" },
      "zh-CN/orders.json": { ...japanese, pay: "{{amount}} 已付款" },
    },
    `"pay" has not as many of 不未`,
  ],
  ["an empty text", { "ja-JP/orders.json": { ...japanese, pay: " " } }, `"pay" is empty`],
  ["a value that is no text", { "ja-JP/orders.json": { ...japanese, pay: 1 } }, `"pay" is neither`],
  [
    "a seventh language that says less",
    { "de-DE/site.json": { title: "こんにちは" } },
    "locales/de-DE/orders.json is missing",
  ],
])("%s is found (9.6)", async (_what, changes, problem) => {
  expect((await locales.run(texts(changes))).join("\n")).toContain(problem);
});

test("a project without texts fails", async () => {
  expect(await locales.run(project({}))).toEqual(["locales/ holds no texts"]);
});

test("each missing file of a language that the product offers is reported", async () => {
  const root = texts({});
  mkdirSync(join(root, "contracts"));
  writeFileSync(
    join(root, "contracts/languages.ts"),
    'export const LANGUAGES = {\n  "fr-FR": "Français",\n} as const;\n',
  );
  expect(await locales.run(root)).toEqual(["locales/fr-FR/orders.json is missing"]);
});
