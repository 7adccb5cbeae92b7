import { reader } from "./reader.ts";

/** Digits, also with zeros after a point (decimal columns) or with an exponent (floats). */
const WHOLE = /^(?:\d{1,16}(?:\.0*)?|\d(?:\.\d+)?e\+?\d\d?)$/i;

/** A non-negative whole number, as a JSON number or as a text. */
export const count = reader("a whole number from 0 up", (sent) => {
  const number = typeof sent === "string" && WHOLE.test(sent.trim()) ? Number(sent) : sent;
  // Stryker disable next-line ConditionalExpression: isSafeInteger refuses what is no number; TypeScript needs the check.
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
});
