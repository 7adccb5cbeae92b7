import { expect, test } from "vitest";
import { csvCell, fieldsOf, instantWriter, xlsxCell } from "./field.ts";

const inTaipei = instantWriter("Asia/Taipei");

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
  "export: %j is not written as a formula (2.28)",
  (text) => {
    expect(csvCell(text, inTaipei)).toBe(`'${text}`);
    expect(xlsxCell(text, inTaipei)).toBe(text);
  },
);

test.each([
  ["c;=1+1;", "c;'=1+1;"],
  ['c; "=1+1";-2', `c;' "=1+1";'-2`],
  ["c;\t@SUM(A1)", "c;'\t@SUM(A1)"],
  ["=1;=2", "'=1;'=2"],
  ["red; blue", "red; blue"],
])("export: %j is no formula where a spreadsheet splits at semicolons (2.28)", (text, written) => {
  expect(csvCell(text, inTaipei)).toBe(written);
  expect(xlsxCell(text, inTaipei)).toBe(text);
});

test.each([
  ...["12345678901234567890", "2026112924721189", "007", "1e5", "1.50", " 007", "1,000", "50%"],
  ...["1-2", "12/11", "2026-11-21", "10:30", "MAR1", "sept 2", "3-Dec", "TRUE"],
  ...["００７", "10 pm", "10:30 AM", "(100)", "$5", "5 €", "¥1,000", "#N/A", "#REF!", "2026年11月21日", "11월 21일"],
])("export: a spreadsheet does not turn %s into a number, date or truth value (2.28)", (code) => {
  expect(csvCell(code, inTaipei)).toBe(`'${code}`);
});

test.each([
  "Web shop",
  "4210",
  "0x5c3a",
  "MC-20261121-0007",
  "0",
  "1.5",
  "Decathlon 1",
  "Mayor 5",
  "TRC20",
  "True Shop",
  "7 am Coffee",
  "(new) shop",
  "五月",
  "C# shop",
])("export: %s is written unchanged", (text) => {
  expect(csvCell(text, inTaipei)).toBe(text);
});

test.each([
  ["_x0041_ and _x", "_x005F_x0041_ and _x"],
  ["a\uFFFEb\uFFFF", "a\uFFFDb\uFFFD"],
  ["שלום 😀 ٣", "שלום 😀 ٣"],
  ["字".repeat(32_767), "字".repeat(32_767)],
  ["字".repeat(32_768), `${"字".repeat(32_766)}…`],
  ["😀".repeat(20_000), `${"😀".repeat(16_383)}…`],
  [`a${"😀".repeat(20_000)}`, `a${"😀".repeat(16_382)}…`],
])("export: a text that would damage an XLSX file is adapted (2.28)", (text, held) => {
  expect(xlsxCell(text, inTaipei)).toBe(held);
});

test.each([
  ["1250.50", "1250.50", 1250.5],
  ["123456789012.345", "123456789012.345", 123456789012.345],
  ["-25.10", "-25.10", -25.1],
  ["+25.10", "25.10", 25.1],
  ["0.000000000000000001", "0.000000000000000001", 1e-18],
  ["1000000000000000.5", "'1000000000000000.5", "1000000000000000.5"],
  ["12 USDT", "'12 USDT", "12 USDT"],
  ["USDT 12", "'USDT 12", "USDT 12"],
  ["1234567890123.4567", "'1234567890123.4567", "1234567890123.4567"],
  ["-1234567.123456789012345678", "'-1234567.123456789012345678", "-1234567.123456789012345678"],
])("export: the amount %s is a number only where a spreadsheet keeps every digit (2.28)", (amount, inCsv, inXlsx) => {
  expect(csvCell({ amount }, inTaipei)).toBe(inCsv);
  expect(xlsxCell({ amount }, inTaipei)).toBe(inXlsx);
});

test("export: moments are written in the file's time zone (2.28)", () => {
  expect(csvCell({ instant: "2026-11-21T20:30:59.999Z" }, inTaipei)).toBe("2026-11-22 04:30:59");
  expect(csvCell({ instant: "2026-11-21" }, inTaipei)).toBe("2026-11-21");
  expect(xlsxCell({ instant: null }, inTaipei)).toBeNull();
  expect(csvCell({ instant: null }, inTaipei)).toBe("");
  expect(csvCell(null, inTaipei)).toBe("");
  expect(xlsxCell(null, inTaipei)).toBeNull();
});

test("export: a number is a number in CSV and XLSX (2.28)", () => {
  expect(csvCell(-2.5, inTaipei)).toBe("-2.5");
  expect(xlsxCell(-2.5, inTaipei)).toBe(-2.5);
});

test("export: fields follow the list's columns, and those of hidden columns are left out (2.28)", () => {
  const field = (title: string, column?: string) => ({ title, value: () => "", ...(column && { column }) });
  const fields = [field("Code", "code"), field("Amount", "amount"), field("Block"), field("Network", "amount")];
  const chosen = fieldsOf(fields, [{ key: "amount" }, { key: "code" }, { key: "actions" }]);
  expect(chosen.map(({ title }) => title)).toEqual(["Amount", "Network", "Code"]);
});
