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
  ["ko-KR", "finish", "결제 완료"],
])("%s, %s: “%s” contains a forbidden word of the glossary", async (language, key, text) => {
  expect(await glossary.run(saying(language, key, text))).toEqual([
    expect.stringContaining(`locales/${language}/orders.json: "pay.${key}" says`),
  ]);
});

/** Words that the glossary rules out, each with a key that it must not be used in. */
test.each([
  ["ja-JP", "bills", "請求", "請求書"],
  ["ja-JP", "collected", "回収", "回収済み"],
  ["ja-JP", "status", "確認中", "ネットワークで確認中"],
  ["ja-JP", "cancel", "取消", "取消する"],
  ["ja-JP", "renew", "更新", "プランを更新"],
  ["ko-KR", "bills", "청구", "청구서"],
  ["ko-KR", "finish", "결제 완료", "결제 완료"],
  ["ko-KR", "merchant", "판매자", "판매자 번호"],
  ["ko-KR", "notice", "통지", "통지 상태"],
  ["ko-KR", "hash", "해시", "해시 복사"],
  ["zh-TW", "application", "應用", "新增應用"],
  ["zh-TW", "callback", "回調", "交易回調"],
  ["zh-TW", "withdraw", "提現", "提現地址"],
  ["zh-TW", "recharge", "充值", "充值帳單"],
  ["zh-TW", "merchant", "商家", "商家編號"],
  ["zh-TW", "protocol", "協議", "代幣協議"],
  ["zh-TW", "wait", "請稍後", "請稍後"],
  ["zh-TW", "later", "稍候再", "請稍候再試"],
  ["zh-TW", "console", "主控台", "主控台首頁"],
  ["zh-CN", "wait", "请稍后", "请稍后"],
  ["zh-CN", "later", "稍候再", "请稍候再试"],
  ["ja-JP", "you", "あなた", "あなたの名義"],
  ["ko-KR", "collected", "수금", "수금액"],
  ["ko-KR", "renew", "갱신", "패키지 갱신"],
  ["th-TH", "token", "โทเค็น", "โทเค็น TRC20"],
  ["th-TH", "callback", "callback", "ส่ง callback"],
  ["th-TH", "dropped", "ถูกยกเลิก", "ธุรกรรมถูกยกเลิก"],
  ["th-TH", "exchange", "ศูนย์ซื้อขาย", "ศูนย์ซื้อขายเหรียญ"],
])("%s, %s: %s is refused", async (language, key, word, text) => {
  expect(await glossary.run(saying(language, key, text))).toEqual([
    expect.stringContaining(`says ${word}, and should`),
  ]);
});

test("a text with a forbidden word of the glossary is reported", async () => {
  expect(await glossary.run(ROOT)).toEqual([]);
});

test.each([
  ["en-US", "You cancelled this order."],
  ["zh-TW", "您已取消此訂單。"],
  ["zh-CN", "您已取消此订单。"],
  ["ja-JP", "この注文はご自身でキャンセルされました。"],
  ["ko-KR", "이 주문을 직접 취소하셨습니다."],
  ["th-TH", "คุณยกเลิกคำสั่งซื้อนี้แล้ว"],
])("in %s, a cancelled order has the wording for the merchant who cancelled it: %s", (locale, text) => {
  const { reason } = JSON.parse(readFileSync(join(ROOT, `locales/${locale}/orders.json`), "utf8"));
  expect(reason.cancelledByMerchant).toBe(text);
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
