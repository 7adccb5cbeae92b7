import { reader } from "./reader.ts";

/** Digits, and a point with nothing but zeros after it, as decimal columns are written; or as floats are, with an exponent. */
const WHOLE = /^(?:\d{1,16}(?:\.0*)?|\d(?:\.\d+)?e\+?\d\d?)$/i;

/** A whole number from 0 up, as a JSON number ("3", "3.0") or as a text of the same digits. */
export const count = reader("a whole number from 0 up", (sent) => {
  const number = typeof sent === "string" && WHOLE.test(sent.trim()) ? Number(sent) : sent;
  // Stryker disable next-line ConditionalExpression: isSafeInteger refuses what is no number; TypeScript needs the check.
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
});
