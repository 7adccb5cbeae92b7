import { isDateOnly } from "#src/ui/format/format.ts";

/**
 * A value of an exported field: a text, a number, an amount (decimal string) or a moment (ISO 8601 in UTC); null and "" are
 * empty. Amounts with a currency are totalled by it, positive and negative ones separately.
 */
export type FieldValue = string | number | null | AmountValue | MomentValue;

export type AmountValue = { amount: string; currency?: string | undefined };

type MomentValue = { instant: string | null };

/** One column of an exported file. The title of moments names the time zone: "Created (Asia/Taipei)". */
export type Field<Row> = {
  /** In the merchant's language. */
  title: string;
  /** The key of the list's column that shows it; without one, it is exported only with all fields. */
  column?: string;
} & (
  | { isMoment: true; value: (row: Row) => MomentValue }
  | { isMoment?: never; value: (row: Row) => Exclude<FieldValue, MomentValue> }
);

/** The fields of a list's columns, in their order. */
export function fieldsOf<Row>(fields: readonly Field<Row>[], columns: readonly { key: string }[]): Field<Row>[] {
  return columns.flatMap(({ key }) => fields.filter(({ column }) => column === key));
}

/** A field's title; for moments with the time zone. */
export function fieldTitle<Row>({ title, isMoment }: Field<Row>, timeZone: string): string {
  return isMoment ? `${title} (${timeZone})` : title;
}

/** A value as text, digit for digit. */
export function plainCell(value: FieldValue, writeInstant: (instant: string) => string): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if ("amount" in value) return value.amount;
  return value.instant === null ? "" : writeInstant(value.instant);
}

/** The digits of a number that spreadsheets keep. */
const EXACT_DIGITS = 15;

/**
 * A CSV cell. Texts that a spreadsheet would run as a formula or turn into another value get a leading apostrophe, which
 * marks them as text.
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

/** An XLSX cell. Amounts are numbers where a spreadsheet keeps every digit, else text. */
export function xlsxCell(value: FieldValue, writeInstant: (instant: string) => string): string | number | null {
  if (typeof value === "string") return xlsxText(value);
  if (typeof value !== "object" || value === null) return value;
  if ("amount" in value) return isExactNumber(value.amount) ? Number(value.amount) : value.amount;
  // Stryker disable next-line ConditionalExpression: a moment that is null is written as an empty cell too.
  return value.instant === null ? null : writeInstant(value.instant);
}

/** The most UTF-16 units in a cell; Excel rejects files with longer ones. */
const LONGEST_CELL = 32_767;

/**
 * Escapes a text for an XLSX cell: replaces characters that XML forbids, escapes "_x0041_", which would be read as "A"
 * (ISO/IEC 29500, 22.9.2.19), and cuts long texts with an ellipsis.
 */
function xlsxText(text: string): string {
  const whole = text.replace(/[\uFFFE\uFFFF]/g, "\uFFFD").replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
  if (whole.length <= LONGEST_CELL) return whole;
  return `${whole.slice(0, LONGEST_CELL - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** In locales with semicolons as separators, spreadsheets split cells at them, even within quotes. */
const FORMULA_AFTER_SEMICOLON = /;(?=[\s\uFEFF"]*[=+\-@|＝＋－＠])/gu;

function isFormula(text: string): boolean {
  return /^[\s\uFEFF]*[=+\-@|＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text);
}

const MONTH =
  "(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|(nov|dec)(ember)?)";

/** Texts that spreadsheets read as a number, a date, a time or a truth value. */
const COERCED_PATTERNS = [
  // "007", "1,000", "1-2", "12/11", "10:30", "50%".
  /^[\d.][\d.,:/%\s-]*$/,
  /^\d*\.?\d+e[+-]?\d+$/i,
  new RegExp(`^(\\d{1,4}[-/. ]?)?${MONTH}[-/. ]?\\d{1,4}$`, "i"),
  new RegExp(`^\\d{1,4}[-/. ]?${MONTH}$`, "i"),
  /^(true|false)$/i,
  // "10 pm", "10:30 AM", "(100)", "$5", "5 €", "#N/A", "2026年11月21日".
  /^\d[\d:.]*\s*[ap]m?$/i,
  /^\([\d.,\s\p{Sc}]*\d[\d.,\s\p{Sc}]*\)$/u,
  /^\p{Sc}\s*[\d.,]+$|^[\d.,]+\s*\p{Sc}$/u,
  /^#[A-Z][A-Z\d/_!?]*$/i,
  /^\d+\s*[年월月년]\s*(\d+\s*[月월日일]?\s*)?(\d+\s*[日일])?$/,
];

/** Whether a spreadsheet would turn a text into another value, as with "007" or "MAR1". */
function isCoerced(text: string): boolean {
  // NFKC turns full-width digits into ASCII.
  const read = text.normalize("NFKC").trim();
  const isKept = String(Number(text)) === text && text.replace(/\D/g, "").length <= EXACT_DIGITS;
  return COERCED_PATTERNS.some((pattern) => pattern.test(read)) && !isKept;
}

function isExactNumber(decimal: string): boolean {
  const digits = decimal.replace(/[+\-.]/g, "").replace(/^0+/, "");
  return /^[+-]?\d+(\.\d+)?$/.test(decimal) && digits.length <= EXACT_DIGITS;
}

function unsigned(amount: string): string {
  // Stryker disable next-line Regex: an amount has its sign first.
  return amount.replace(/^\+/, "");
}

/** Returns a function that writes moments as "2026-11-21 11:00:00" in a time zone; days without a time stay as they are. */
export function instantWriter(timeZone: string): (instant: string) => string {
  // The Swedish locale writes dates in ISO 8601.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return (instant) =>
    isDateOnly(instant) || Number.isNaN(Date.parse(instant)) ? instant : format.format(new Date(instant));
}
