import type * as z from "zod/mini";
import { type Reader, reader } from "./reader.ts";
import { text } from "./text.ts";
import type { Unforeseen } from "./unforeseen.ts";

/**
 * One of the known words, whatever its case, or a word that nobody foresaw, as it came (docs/decisions/072).
 * @param known the words that are agreed; requests and filters keep to them.
 */
export function enumeration<Words extends z.util.EnumLike>(
  known: z.ZodMiniEnum<Words>,
): Reader<Words[keyof Words] | Unforeseen, Words[keyof Words]> {
  return reader("a word", (sent) => {
    const word = text.parse(sent);
    const lowerCase = word.toLowerCase();
    return known.options.find((option) => String(option).toLowerCase() === lowerCase) ?? (word as Unforeseen);
  });
}
