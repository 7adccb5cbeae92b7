/** What a list writes into a file. */

/** A value as it is known: a text, a number, an amount by its digits, a moment (ISO 8601 in UTC); null and "" are empty. */
export type FieldValue = string | number | null | { amount: string } | { instant: string | null };

/** One column of the file. */
export type Field<Row> = {
  /** In the merchant's language. */
  title: string;
  value: (row: Row) => FieldValue;
};

/** A spreadsheet keeps this many digits of a number; of any more it would make zeros. */
const EXACT_DIGITS = 15;

/** A value in a CSV file. Texts that a spreadsheet would carry out as a formula are made harmless; amounts keep their digits. */
export function csvCell(value: FieldValue, writeInstant: (instant: string) => string): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return harmless(value);
  if ("amount" in value) return value.amount;
  return value.instant === null ? "" : writeInstant(value.instant);
}

/** A value in an XLSX file: amounts as numbers where a spreadsheet keeps every digit of them, else as text. */
export function xlsxCell(value: FieldValue, writeInstant: (instant: string) => string): string | number | null {
  if (typeof value !== "object" || value === null) return value;
  if ("amount" in value) return isExactNumber(value.amount) ? Number(value.amount) : value.amount;
  return value.instant === null ? null : writeInstant(value.instant);
}

/** An apostrophe before what begins like a formula, which spreadsheets take for "this is text". */
export function harmless(text: string): string {
  return /^[\s\uFEFF]*[=+\-@|＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

function isExactNumber(decimal: string): boolean {
  const digits = decimal.replace(".", "").replace(/^0+/, "");
  return /^\d+(\.\d+)?$/.test(decimal) && digits.length <= EXACT_DIGITS;
}

/** Writes moments of one time zone so that spreadsheets read them: "2026-11-21 11:00:00". */
export function instantWriter(timeZone: string): (instant: string) => string {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return (instant) => (Number.isNaN(Date.parse(instant)) ? instant : format.format(new Date(instant)));
}

/** A column's title with the zone of its moments, which the file is written in: "Created (Asia/Taipei)". */
export function inZone(title: string): string {
  return `${title} (${new Intl.DateTimeFormat().resolvedOptions().timeZone})`;
}
