import { DECIMAL } from "#contracts/reader/amount.ts";
import { plain } from "./plain.ts";

/** What stands beside an amount on the screen, so that it is copied with it: "12.50 USDT-TRC20", "$12.50". */
const CURRENCY =
  /^(?:[$₮]|(?:USD[TC]?|DAI|TRX|ETH|BNB)(?:-[A-Z]{3}\d{2})?)\s*(?=[\d.,])|\s*(?:[$₮]|(?:USD[TC]?|DAI|TRX|ETH|BNB)(?:-[A-Z]{3}\d{2})?)$/i;

/** Whole digits in groups: of three, or as in India of two and then three; a blank, an apostrophe, a comma or a point between. */
const GROUPED = /^[1-9]\d{0,2}(?:([ '_,.])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;

/**
 * The amount that was typed or pasted, as a decimal text ("1234.50"); null for what is none, or might be two.
 * The last of two kinds of signs is the decimal mark, whichever it is: "1.234,50" and "1,234.50" are the same. One sign
 * alone is read as every language of the console writes it: "1,234" is a thousand, "1.234" is one and a fraction; and a
 * comma that can part no thousands ("0,5") is a decimal mark.
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

/** Whether the last sign parts thousands: a comma alone before three digits, or one of several that are the same. */
function isGroup(whole: string, mark: string, fraction: string): boolean {
  const text = whole + mark + fraction;
  return GROUPED.test(text) && (mark === "," || whole.includes(mark));
}

function decimal(whole: string, fraction: string): string | null {
  const exact = (whole.replace(/^0+(?=\d)/, "") || "0") + (fraction && `.${fraction}`);
  return DECIMAL.test(exact) ? exact : null;
}
