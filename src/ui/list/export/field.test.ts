import { expect, test } from "vitest";
import { csvCell, harmless, instantWriter, xlsxCell } from "./field.ts";

const inTaipei = instantWriter("Asia/Taipei");

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
  "%j is no formula in a file (2.28)",
  (text) => {
    expect(csvCell(text, inTaipei)).toBe(`'${text}`);
  },
);

test("what is no formula stays as it is, and amounts keep every digit (2.28)", () => {
  expect(harmless("Web shop")).toBe("Web shop");
  expect(csvCell({ amount: "1234567.123456789012345678" }, inTaipei)).toBe("1234567.123456789012345678");
  expect(csvCell(null, inTaipei)).toBe("");
});

test("amounts are numbers only where a spreadsheet keeps every digit (2.28)", () => {
  expect(xlsxCell({ amount: "1250.50" }, inTaipei)).toBe(1250.5);
  expect(xlsxCell({ amount: "123456789012.345" }, inTaipei)).toBe(123456789012.345);
  expect(xlsxCell({ amount: "1234567890123.4567" }, inTaipei)).toBe("1234567890123.4567");
  expect(xlsxCell("=1+1", inTaipei)).toBe("=1+1");
});

test("moments are written in the zone that the file names (2.28)", () => {
  expect(csvCell({ instant: "2026-11-21T20:30:59.999Z" }, inTaipei)).toBe("2026-11-22 04:30:59");
  expect(xlsxCell({ instant: null }, inTaipei)).toBeNull();
});
