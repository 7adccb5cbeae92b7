import { reader } from "./reader.ts";

/** How many digits an amount may have before the point, and after it. */
const WHOLE_DIGITS = 30;
export const FRACTION_DIGITS = 18;

/** How an amount is written once it was read: no exponent, no leading zeros, a point only with digits after it. */
export const DECIMAL = new RegExp(`^(0|[1-9]\\d{0,${WHOLE_DIGITS - 1}})(\\.\\d{1,${FRACTION_DIGITS}})?$`);

const NUMBER = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i;

/** The whole digits in groups of three, as PHP's `number_format` writes them; "1,204" alone might be one and a fraction. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?=\.\d)/;

/** A float shows as many digits as were sent only up to this number of them. */
const EXACT_DIGITS = 15;

/**
 * An amount of money: a decimal text ("29.90"), or a JSON number, which is read from its digits and never through a float
 * (docs/decisions/004). Commas between groups of three digits are left out where a point follows them. Up to 30 digits before the point and 18 after it; its zeros at the end are kept.
 */
export const amount = reader("an amount from 0 up with at most 30 digits before the point and 18 after it", (sent) => {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: a text that is no number is refused, with any default.
  const [, whole = "", fraction = "", exponent = "0"] = NUMBER.exec(digitsOf(sent)) ?? [];
  if (whole + fraction === "") return undefined;
  const exact = shifted(whole, fraction, Number(exponent));
  return DECIMAL.test(exact) ? exact : undefined;
});

function digitsOf(sent: unknown): string {
  if (typeof sent === "string") return sent.trim().replace(GROUPED, (whole) => whole.replaceAll(",", ""));
  // Stryker disable next-line StringLiteral: any text that is no number is refused.
  if (typeof sent !== "number") return "";
  // Only where the browser gives no access to a number's source: what may have been rounded is not taken for exact.
  const shown = String(sent);
  // Stryker disable next-line StringLiteral: only digits are counted, and any text that is no number is refused.
  return shown.replace(/e.*/, "").replace(/\D/g, "").length <= EXACT_DIGITS ? shown : "";
}

/** The same number without an exponent. */
function shifted(whole: string, fraction: string, exponent: number): string {
  const digits =
    whole.padStart(whole.length + Math.max(0, -exponent), "0") + fraction.padEnd(Math.max(0, exponent), "0");
  const point = digits.length - Math.max(0, fraction.length - exponent);
  const [before, after] = [digits.slice(0, point), digits.slice(point)];
  // Zeros at the end say nothing, and are cut where they are more than an amount has room for.
  // Stryker disable next-line Regex: zeros before another digit leave too many digits anyway.
  const kept = after.slice(0, FRACTION_DIGITS) + after.slice(FRACTION_DIGITS).replace(/0+$/, "");
  return (before.replace(/^0+(?=\d)/, "") || "0") + (kept && `.${kept}`);
}
