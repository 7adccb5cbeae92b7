import { reader } from "./reader.ts";

/** Yes or no: a JSON boolean, the same word as a text, or 1 and 0. */
export const flag = reader("true or false", (sent) => {
  // An object may have whatever it likes for its `toString`.
  if (typeof sent === "object") return undefined;
  const word = String(sent).toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : undefined;
});
