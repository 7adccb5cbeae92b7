import type * as z from "zod/mini";
import { type Reader, reader } from "./reader.ts";
import { text } from "./text.ts";
import type { Unforeseen } from "./unforeseen.ts";

/** The unknown words of the answer that is read now. */
let unknownWords = new Set<string>();

/** What `read` gives, and the words in it that no enumeration knew. */
export function withUnknownWords<Value>(read: () => Value): { value: Value; unknown: ReadonlySet<string> } {
  const unknown = new Set<string>();
  unknownWords = unknown;
  try {
    return { value: read(), unknown };
  } finally {
    unknownWords = new Set();
  }
}

/**
 * One of the known words, whatever its case and however its parts are joined (`NOT_NOTIFIED`), or an unknown word as it came (docs/decisions/073).
 * @param known the words that are agreed; requests and filters keep to them.
 */
export function enumeration<Words extends z.util.EnumLike>(
  known: z.ZodMiniEnum<Words>,
): Reader<Words[keyof Words] | Unforeseen, Words[keyof Words]> {
  // Stryker disable next-line StringLiteral: it refuses nothing.
  return reader("a word", (sent) => {
    const word = text.parse(sent);
    const wanted = joined(word);
    const found = known.options.find((option) => joined(String(option)) === wanted);
    if (found === undefined && word !== "") unknownWords.add(word);
    return found ?? (word as Unforeseen);
  });
}

function joined(word: string): string {
  return word.toLowerCase().replace(/[_\s-]/g, "");
}
