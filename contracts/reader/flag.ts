import { reader } from "./reader.ts";

/** A boolean: as JSON, as a text, or as 1 and 0. */
export const flag = reader("true or false", (sent) => {
  // An object's `toString` may be anything.
  if (typeof sent === "object") return undefined;
  const word = String(sent).toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : undefined;
});
