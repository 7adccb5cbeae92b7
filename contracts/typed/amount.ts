import { DECIMAL } from "#contracts/reader/amount.ts";
import { plain } from "./plain.ts";

/** A currency beside the amount, copied from a screen: "12.50 USDT-TRC20", "$12.50". */
const CURRENCY =
  /^(?:[$₮]|(?:USD[TC]?|DAI|TRX|ETH|BNB)(?:-[A-Z]{3}\d{2})?)\s*(?=[\d.,])|\s*(?:[$₮]|(?:USD[TC]?|DAI|TRX|ETH|BNB)(?:-[A-Z]{3}\d{2})?)$/i;

/**
 * Grouped digits: in threes, or as in India; separated by a blank, an apostrophe, an underscore, a comma or a point.
 */
const GROUPED = /^[1-9]\d{0,2}(?:([ '_,.])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;

/**
 * The typed or pasted amount as a decimal string ("1234.50"); null if it is none or ambiguous. Of two different
 * separators the last is the decimal mark: "1.234,50" and "1,234.50" are equal. A single one is read as in the
 * console's languages: "1,234" is a thousand, "1.234" has a fraction; a comma that cannot separate thousands ("0,5") is
 * a decimal mark.
 */
export function typedAmount(typed: string): string | null {
  const text = plain(typed).replace(CURRENCY, "").replace(CURRENCY, "").trim().replace(/^\+/, "");
  const [, whole = "", mark = "", fraction = ""] = /^([\d ',._]*?)(?:([.,])(\d*))?$/.exec(text) ?? [];
  const hasDigits = /\d/.test(whole + fraction);
  if (!hasDigits) return null;
  if (isGroup(whole, mark, fraction)) return decimal(text.replace(/\D/g, ""), "");
  if (/^\d*$/.test(whole)) return decimal(whole, fraction);
  return GROUPED.test(whole) && !(mark !== "" && whole.includes(mark))
    ? decimal(whole.replace(/\D/g, ""), fraction)
    : null;
}

/** Whether the last separator separates thousands: a single comma before three digits, or one of several equal ones. */
function isGroup(whole: string, mark: string, fraction: string): boolean {
  const text = whole + mark + fraction;
  return GROUPED.test(text) && (mark === "," || whole.includes(mark));
}

function decimal(whole: string, fraction: string): string | null {
  const exact = (whole.replace(/^0+(?=\d)/, "") || "0") + (fraction && `.${fraction}`);
  return DECIMAL.test(exact) ? exact : null;
}
