/** What a list writes into a file. */
import { isDateOnly } from "#src/ui/format/format.ts";

/**
 * A value as it is known: a text, a number, an amount by its digits, a moment (ISO 8601 in UTC); null and "" are empty.
 * Amounts that name their currency are added up by it, those with a sign apart from one another.
 */
export type FieldValue = string | number | null | AmountValue | MomentValue;

export type AmountValue = { amount: string; currency?: string | undefined };

type MomentValue = { instant: string | null };

/** One column of the file. A moment's title names the zone that the file's moments are written in: "Created (Asia/Taipei)". */
export type Field<Row> = {
  /** In the merchant's language. */
  title: string;
  /** The key of the list's column that shows it; without one, it is only written where everything is. */
  column?: string;
} & (
  | { isMoment: true; value: (row: Row) => MomentValue }
  | { isMoment?: never; value: (row: Row) => Exclude<FieldValue, MomentValue> }
);

/** The fields that the columns of a list show, in the order of those columns. */
export function fieldsOf<Row>(fields: readonly Field<Row>[], columns: readonly { key: string }[]): Field<Row>[] {
  return columns.flatMap(({ key }) => fields.filter(({ column }) => column === key));
}

/** What a column of a field is called; of moments it names the time zone that they are written in. */
export function fieldTitle<Row>({ title, isMoment }: Field<Row>, timeZone: string): string {
  return isMoment ? `${title} (${timeZone})` : title;
}

/** A value as a person reads it, digit for digit. */
export function plainCell(value: FieldValue, writeInstant: (instant: string) => string): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if ("amount" in value) return value.amount;
  return value.instant === null ? "" : writeInstant(value.instant);
}

/** A spreadsheet keeps this many digits of a number; of any more it would make zeros. */
const EXACT_DIGITS = 15;

/**
 * A value in a CSV file, which says nothing of kinds: what a spreadsheet would carry out as a formula, or read as a number
 * and write with other digits, gets an apostrophe before it, which means "this is text".
 */
export function csvCell(value: FieldValue, writeInstant: (instant: string) => string): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    const written = value.replace(FORMULA_AFTER_SEMICOLON, ";'");
    return isFormula(value) || isCoerced(value) ? `'${written}` : written;
  }
  if ("amount" in value) return isExactNumber(value.amount) ? unsigned(value.amount) : `'${value.amount}`;
  return value.instant === null ? "" : writeInstant(value.instant);
}

/** A value in an XLSX file, whose texts are text: amounts are numbers where a spreadsheet keeps every digit of them. */
export function xlsxCell(value: FieldValue, writeInstant: (instant: string) => string): string | number | null {
  if (typeof value === "string") return xlsxText(value);
  if (typeof value !== "object" || value === null) return value;
  if ("amount" in value) return isExactNumber(value.amount) ? Number(value.amount) : value.amount;
  // Stryker disable next-line ConditionalExpression: a moment that is null is written as an empty cell too.
  return value.instant === null ? null : writeInstant(value.instant);
}

/** As many UTF-16 units as a cell of a spreadsheet holds; a file with a longer one is said to be damaged. */
const LONGEST_CELL = 32_767;

/**
 * A text as a cell holds it: two characters are in no XML, and "_x0041_" would be read as "A" (ISO/IEC 29500, 22.9.2.19).
 * What is longer than a cell ends with an ellipsis.
 */
function xlsxText(text: string): string {
  const whole = text.replace(/[\uFFFE\uFFFF]/g, "\uFFFD").replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
  if (whole.length <= LONGEST_CELL) return whole;
  return `${whole.slice(0, LONGEST_CELL - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Where lists are separated by semicolons, a spreadsheet splits a cell at them, within quotes too. */
const FORMULA_AFTER_SEMICOLON = /;(?=[\s\uFEFF"]*[=+\-@|＝＋－＠])/gu;

function isFormula(text: string): boolean {
  return /^[\s\uFEFF]*[=+\-@|＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text);
}

const MONTH =
  "(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|(nov|dec)(ember)?)";

/** Texts that a spreadsheet takes for a number, a date, a time or a truth value. */
const COERCED_PATTERNS = [
  // "007", "1,000", "1-2", "12/11", "10:30", "50%".
  /^[\d.][\d.,:/%\s-]*$/,
  /^\d*\.?\d+e[+-]?\d+$/i,
  new RegExp(`^(\\d{1,4}[-/. ]?)?${MONTH}[-/. ]?\\d{1,4}$`, "i"),
  new RegExp(`^\\d{1,4}[-/. ]?${MONTH}$`, "i"),
  /^(true|false)$/i,
  // "10 pm", "10:30 AM", "(100)", "$5", "5 €", "#N/A"; "2026年11月21日" where spreadsheets read dates in Chinese, Japanese or Korean.
  /^\d[\d:.]*\s*[ap]m?$/i,
  /^\([\d.,\s\p{Sc}]*\d[\d.,\s\p{Sc}]*\)$/u,
  /^\p{Sc}\s*[\d.,]+$|^[\d.,]+\s*\p{Sc}$/u,
  /^#[A-Z][A-Z\d/_!?]*$/i,
  /^\d+\s*[年월月년]\s*(\d+\s*[月월日일]?\s*)?(\d+\s*[日일])?$/,
];

/** Whether a spreadsheet would make something else of a text: a code such as "007", a name such as "MAR1". */
function isCoerced(text: string): boolean {
  // Digits of full width are digits too (NFKC).
  const read = text.normalize("NFKC").trim();
  return COERCED_PATTERNS.some((pattern) => pattern.test(read)) && String(Number(text)) !== text;
}

function isExactNumber(decimal: string): boolean {
  const digits = decimal.replace(/[+\-.]/g, "").replace(/^0+/, "");
  return /^[+-]?\d+(\.\d+)?$/.test(decimal) && digits.length <= EXACT_DIGITS;
}

function unsigned(amount: string): string {
  // Stryker disable next-line Regex: an amount has its sign first.
  return amount.replace(/^\+/, "");
}

/** Writes moments of one time zone so that spreadsheets read them: "2026-11-21 11:00:00"; a day alone as it is. */
export function instantWriter(timeZone: string): (instant: string) => string {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return (instant) =>
    isDateOnly(instant) || Number.isNaN(Date.parse(instant)) ? instant : format.format(new Date(instant));
}
