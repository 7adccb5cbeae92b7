import { reader } from "./reader.ts";

/** A whole number from 0 up, as a JSON number or as a text of digits. */
export const count = reader("a whole number from 0 up", (sent) => {
  const number = typeof sent === "string" && /^\d{1,16}$/.test(sent) ? Number(sent) : sent;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
});
