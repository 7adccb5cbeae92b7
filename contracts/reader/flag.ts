import { reader } from "./reader.ts";

/** Yes or no: a JSON boolean, the same word as a text, or 1 and 0. */
export const flag = reader("true or false", (sent) => {
  const word = String(sent).toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : undefined;
});
