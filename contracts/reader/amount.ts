import { reader } from "./reader.ts";

/** Maximum digits before and after the point. */
const WHOLE_DIGITS = 30;
export const FRACTION_DIGITS = 18;

/** The canonical form: no exponent, no leading zeros, a point only before digits. */
export const DECIMAL = new RegExp(`^(0|[1-9]\\d{0,${WHOLE_DIGITS - 1}})(\\.\\d{1,${FRACTION_DIGITS}})?$`);

const NUMBER = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i;

/** Thousands separators as PHP's `number_format` writes them. "1,204" without a point is ambiguous, so not accepted. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?=\.\d)/;

/** A float is exact only up to this number of digits. */
const EXACT_DIGITS = 15;

/**
 * An amount of money: a decimal string ("29.90"), or a JSON number, read from its digits and never through a float
 * (docs/decisions/004). Up to 30 digits before the point and 18 after it; trailing zeros are kept.
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
  // Only in browsers without access to a number's source text; numbers that may have been rounded are refused.
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
  // Trailing zeros beyond the maximum are cut.
  // Stryker disable next-line Regex: zeros before another digit leave too many digits anyway.
  const kept = after.slice(0, FRACTION_DIGITS) + after.slice(FRACTION_DIGITS).replace(/0+$/, "");
  return (before.replace(/^0+(?=\d)/, "") || "0") + (kept && `.${kept}`);
}
