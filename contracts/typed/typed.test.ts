import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { readableLines } from "#contracts/readable-text.ts";
import { typedAmount } from "./amount.ts";
import { typedCode } from "./code.ts";
import { typedEmail } from "./email.ts";
import { plain, tidy } from "./plain.ts";
import { typedSearch } from "./search.ts";
import { typedLine, typedLines } from "./text.ts";

const HASH = `0x${"ab12".repeat(16)}`;
const ADDRESS = "TQ5nXk2pYb8vLmR7cWdS3fGhJ4eZ9aUtN6";

test.each([
  ["0,5", "0.5"],
  ["1,5", "1.5"],
  ["1.234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  ["1,234", "1234"],
  ["1.234", "1.234"],
  ["0,500", "0.500"],
  ["1.234.567", "1234567"],
  ["12,34,567.50", "1234567.50"],
  ["1 234,50", "1234.50"],
  ["1\u00A0234\u202F567,5", "1234567.5"],
  ["1'234.50", "1234.50"],
  ["1’234.50", "1234.50"],
  ["1_000", "1000"],
  ["１，２３４．５０", "1234.50"],
  ["1。5", "1.5"],
  ["๑๒.๕", "12.5"],
  ["١٬٢٣٤٫٥", "1234.5"],
  ["१२.५", "12.5"],
  ["۱۲", "12"],
  ["\u200E12.50\u200F", "12.50"],
  ["\uFEFF 12.50\u00AD", "12.50"],
  ["+12.50\u00A0USDT", "12.50"],
  ["USDT-TRC20 12.50", "12.50"],
  ["$12.50", "12.50"],
  ["$12.50 USDT", "12.50"],
  [".5", "0.5"],
  ["5.", "5"],
  ["007", "7"],
  ["0", "0"],
  [`${"9".repeat(30)}.${"1".repeat(18)}`, `${"9".repeat(30)}.${"1".repeat(18)}`],
])("%j is the amount %s", (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test.each([
  ...["", " ", ".", ",", "-5", "−5", "1 5", "1, 5", "1、5", "1,234,5", "1,23,4", "1.5.2", "1,234.567,89", "1.234 567"],
  ...[
    "1e5",
    "1k",
    "10 mio",
    "5²",
    "½",
    "1/2",
    "①",
    "一百",
    "0x10",
    "12:30",
    "5-10",
    "NaN",
    "Infinity",
    "five",
    "5 5.5",
  ],
  ...["9".repeat(31), `0.${"1".repeat(19)}`],
])("%j is no amount, and does not become one", (typed) => {
  expect(typedAmount(typed)).toBeNull();
});

test("numbers are read as each language of the console formats them", () => {
  for (const language of ALL_LANGUAGES) {
    const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(1_234_567.5);
    expect(typedAmount(written)).toBe("1234567.50");
    expect(typedAmount(new Intl.NumberFormat(language).format(1234))).toBe("1234");
  }
});

test.each([
  ...[
    "578972",
    "578 972",
    "578-972",
    "578–972",
    " 578\u00A0972\n",
    "５７８９７２",
    "５７８　９７２",
    "٥٧٨٩٧٢",
    "๕๗๘๙๗๒",
  ],
  ...["\u200B578972\uFEFF", "5\u200B7\u200B8\u200B9\u200B7\u200B2", "5 7 8 9 7 2", "“578972”", "578972.", "[578972]"],
  ...["Your code is 578 972. It is good for 10 minutes.", "Code: 578972", "578972 is your Merchant Console code"],
  ...["您的驗證碼為：５７８９７２，10分鐘內有效。", "รหัสของคุณคือ ๕๗๘๙๗๒ ใช้ได้ 10 นาที", "確認コードは578972です"],
])("%j is the code 578972", (typed) => {
  expect(typedCode(typed)).toBe("578972");
});

test("a code may have letters, or blanks between its digits", () => {
  expect([typedCode("aB3-x9"), typedCode("ＡＢ１２"), typedCode("123 456 789 012")]).toEqual([
    "aB3-x9",
    "AB12",
    "123456789012",
  ]);
});

test.each(["", "   ", "no code", "Code 1234 or 5678", "1234567890123", "twelve-or-more-letters", "驗證碼"])(
  "%j holds no code, or more than one",
  (typed) => {
    expect(typedCode(typed)).toBeNull();
  },
);

test.each([
  ["  lin@shop.example\n", "lin@shop.example"],
  ["lin＠shop．example", "lin@shop.example"],
  ["lin@shop。example", "lin@shop.example"],
  ["ｌｉｎ@shop.example", "lin@shop.example"],
  ["\u200Blin@\u00ADshop.example\u202C", "lin@shop.example"],
  ["mailto:lin@shop.example", "lin@shop.example"],
  ["Lin Wei <lin@shop.example>", "lin@shop.example"],
  ["林 <lin@shop.example>", "lin@shop.example"],
  ["o’brien@shop.example", "o'brien@shop.example"],
  ["lin@例子.example", "lin@xn--fsqu00a.example"],
  ["lin@müller.example", "lin@xn--mller-kva.example"],
  ["lin wei@shop.example", "lin wei@shop.example"],
  ["用户@例子.example", "用户@xn--fsqu00a.example"],
  ["", ""],
])("%j is the email %j", (typed, email) => {
  expect(typedEmail(typed)).toBe(email);
});

test.each([
  ["  ORD100042\u200B ", "ORD100042"],
  ["ＯＲＤ１０００４２", "ORD100042"],
  ["“ORD-100042”,", "ORD-100042"],
  ["ORD‑100042", "ORD-100042"],
  [HASH, HASH],
  [HASH.match(/^0x|.{1,4}/g)?.join(" ") ?? "", HASH],
  [`https://explorer.example/tx/${HASH}?lang=en`, HASH],
  [`hash: ${HASH}.`, HASH],
  [ADDRESS.match(/.{1,4}/g)?.join("\n") ?? "", ADDRESS],
  [`pay to ${ADDRESS}, please`, ADDRESS],
  ["0xab 12", "0xab12"],
  ["Web  shop\u00A02", "Web shop 2"],
  ["ＵＳＤＴ", "USDT"],
  ["Lin’s shop", "Lin’s shop"],
  ["商店🏪", "商店🏪"],
  ["👩‍💻 shop", "👩‍💻 shop"],
  ["e\u0301te\u0301", "été"],
  ["ร้านน้ำ", "ร้านน้ำ"],
  ["x²", "x²"],
])("%j searches for %j", (typed, search) => {
  expect(typedSearch(typed)).toBe(search);
});

test.each([
  ["\u200B Lin\u202E \uFEFF", "Lin"],
  ["Lin\u200D", "Lin"],
  ["L\uFE0Fin", "Lin"],
  ["Lin\u2028Wei\u000BChen", "Lin\nWei\nChen"],
  ["Lin\r\nWei\rChen\n", "Lin\nWei\nChen"],
  ["Lin\u2800\uFFFEWei", "Lin  Wei"],
  ["１ 商店 ❤️ 👩‍💻 葛\u{E0100}", "１ 商店 ❤️ 👩‍💻 葛\u{E0100}"],
])("%j is the text %j, on one line or several, and readable", (typed, lines) => {
  expect([typedLines(typed), typedLine(typed)]).toEqual([lines, lines.replaceAll("\n", " ")]);
  expect([
    z.string().check(readableLines).safeParse(typedLines(typed)).success,
    /[\n\r\t]/.test(typedLine(typed)),
  ]).toEqual([true, false]);
});

test("every normalization is idempotent", () => {
  return fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 12 }), (typed) => {
      for (const read of [tidy, plain, typedLine, typedLines, typedSearch, typedEmail, typedCode, typedAmount]) {
        const once = read(typed);
        expect(once === null ? null : read(once)).toBe(once);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a normalized text is unchanged by normalizing it again", () => {
  for (const typed of ["５７８　９７２", "Lin <lin@shop.example>", "“ORD‑100042”", "１，２３４．５０"]) {
    expect([tidy(tidy(typed)), plain(plain(typed)), typedSearch(typedSearch(typed))]).toEqual([
      tidy(typed),
      plain(typed),
      typedSearch(typed),
    ]);
    expect(typedEmail(typedEmail(typed))).toBe(typedEmail(typed));
  }
});
