import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre/xlsx";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { rowSlots } from "#src/records/list/row-slots.ts";
import type { Field } from "./field.ts";
import { type FileContent, fileBytes } from "./file-bytes.ts";

type Row = { code: string; name: string; amount: string; at: string | null };

const FIELDS: readonly Field<Row>[] = [
  { title: "Code", value: ({ code }) => code },
  { title: "Name", value: ({ name }) => name },
  { title: "Amount", value: ({ amount }) => ({ amount, currency: "USDT" }) },
  { title: "Created", isMoment: true, value: ({ at }) => ({ instant: at }) },
];

/** Values that are hard to write into files. */
const NASTY: readonly Row[] = [
  { code: "MC-1", name: '=HYPERLINK("x")', amount: "29.90", at: "2026-11-21T03:00:00Z" },
  { code: "007", name: 'Say "hello", twice', amount: "1234567890123.4567", at: null },
  { code: "12345678901234567890", name: "two\nlines\ttab", amount: "0.10", at: "2026-11-21T20:30:59.999Z" },
  { code: "MC-4", name: "@店舗 😀 ร้านค้า", amount: "0", at: null },
  { code: "MC-5", name: "", amount: "100", at: null },
  { code: "MC-6", name: "<b>&amp;</b>", amount: "1.5", at: "no moment" },
];

const TYPICAL: Row = { code: "MC-1", name: "Web shop", amount: "29.90", at: "2026-11-21T03:00:00Z" };

const UNREADABLE = { index: 1, code: "MC-0", field: "amount", expected: "an amount" };

const content = (pages: FileContent["pages"]): FileContent => ({
  pages,
  fields: FIELDS as readonly Field<unknown>[],
  totalLabel: (currency, rows) => `Total of ${rows} rows, ${currency}`,
  unreadable: "cannot be read",
  timeZone: "Asia/Taipei",
});

async function* inPages(rows: readonly Row[], size: number) {
  for (let at = 0; at < rows.length; at += size)
    yield { slots: rowSlots(rows.slice(at, at + size), at === 0 ? [UNREADABLE] : []) };
}

const bytesOf = async (format: "csv" | "xlsx", rows: readonly Row[]) =>
  Buffer.from(await new Response(fileBytes(format, content(inPages(rows, 4)))).arrayBuffer());

test("export: another library reads every CSV cell correctly (2.28)", async () => {
  const rows: unknown = parse(await bytesOf("csv", NASTY), { bom: true, relax_column_count: true });
  expect(rows).toEqual([
    ["Code", "Name", "Amount", "Created (Asia/Taipei)"],
    ["MC-1", `'=HYPERLINK("x")`, "29.90", "2026-11-21 11:00:00"],
    ["MC-0", "cannot be read"],
    ["'007", 'Say "hello", twice', "'1234567890123.4567", ""],
    ["'12345678901234567890", "two\nlines\ttab", "0.10", "2026-11-22 04:30:59"],
    ["MC-4", "'@店舗 😀 ร้านค้า", "0", ""],
    ["MC-5", "", "100", ""],
    ["MC-6", "<b>&amp;</b>", "1.5", "no moment"],
    ["", "", "", ""],
    ["Total of 6 rows, USDT", "", "'1234567890254.9567", ""],
  ]);
});

test("export: another library reads every XLSX cell correctly (2.28)", async () => {
  const [sheet] = await readExcelFile(await bytesOf("xlsx", NASTY));
  expect(sheet?.data).toEqual([
    ["Code", "Name", "Amount", "Created (Asia/Taipei)"],
    ["MC-1", '=HYPERLINK("x")', 29.9, "2026-11-21 11:00:00"],
    ["MC-0", "cannot be read", null, null],
    ["007", 'Say "hello", twice', "1234567890123.4567", null],
    ["12345678901234567890", "two\nlines\ttab", 0.1, "2026-11-22 04:30:59"],
    ["MC-4", "@店舗 😀 ร้านค้า", 0, null],
    ["MC-5", null, 100, null],
    ["MC-6", "<b>&amp;</b>", 1.5, "no moment"],
    [null, null, null, null],
    ["Total of 6 rows, USDT", null, "1234567890254.9567", null],
  ]);
});

test("export: CSV has a byte order mark, XLSX a frozen header row and equal columns (2.28)", async () => {
  expect((await bytesOf("csv", [TYPICAL])).subarray(0, 3).toString("hex")).toBe("efbbbf");
  const { sheets } = await readXlsx(await bytesOf("xlsx", [TYPICAL]));
  expect(sheets[0]).toMatchObject({ freezePane: { rows: 1 } });
  expect(sheets[0]?.columns?.map(({ width }) => width)).toEqual([22, 22, 22, 22]);
});

test("export: an unreadable row without a code is written with a dash (2.28)", async () => {
  const pages = (async function* () {
    yield { slots: rowSlots([], [{ ...UNREADABLE, index: 0, code: "" }]) };
  })();
  const bytes = Buffer.from(await new Response(fileBytes("csv", content(pages))).arrayBuffer());
  expect(parse(bytes, { bom: true, relax_column_count: true })).toContainEqual(["–", "cannot be read"]);
});

test("export: the totals of what came in and of what went out have labels of their own (2.31)", async () => {
  const rows = ["+10", "-3", "+2.50"].map((amount) => ({ ...TYPICAL, amount }));
  expect(parse(await bytesOf("csv", rows), { bom: true, relax_column_count: true }).slice(-2)).toEqual([
    ["Total of 2 rows, USDT (+)", "", "12.50", ""],
    ["Total of 1 rows, USDT (-)", "", "-3", ""],
  ]);
});

test("export: no totals without rows", async () => {
  expect(parse(await bytesOf("csv", []), { bom: true })).toEqual([["Code", "Name", "Amount", "Created (Asia/Taipei)"]]);
});

test.each(["csv", "xlsx"] as const)(
  "export: rows of a %s file are loaded only as it is written, and none after it is cancelled (2.28)",
  async (format) => {
    let pulled = 0;
    let isOver = false;
    async function* many() {
      try {
        for (; pulled < 1_000; pulled += 1)
          yield { slots: rowSlots(Array<Row>(100).fill({ ...TYPICAL, code: `MC-${pulled}` }), []) };
      } finally {
        isOver = true;
      }
    }
    const reader = fileBytes(format, content(many())).getReader();
    for (let parts = 0; parts < 5; parts += 1) await reader.read();
    expect(pulled).toBeGreaterThan(0);
    expect(pulled).toBeLessThan(100);
    const before = pulled;
    await reader.cancel();
    expect([pulled, isOver]).toEqual([before, true]);
  },
);
