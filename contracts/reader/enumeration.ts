import type * as z from "zod/mini";
import { type Reader, reader } from "./reader.ts";
import { text } from "./text.ts";
import type { UnknownEnumValue } from "./unknown-enum-value.ts";

/** Unknown enum values of the answer that is being read. */
let unknownValues = new Set<string>();

/** Runs `read` and collects the unknown enum values that it meets. */
export function collectUnknownValues<Value>(read: () => Value): { value: Value; unknown: ReadonlySet<string> } {
  const unknown = new Set<string>();
  unknownValues = unknown;
  try {
    return { value: read(), unknown };
  } finally {
    unknownValues = new Set();
  }
}

/**
 * A known enum value in any case and with any separators (`NOT_NOTIFIED`), or an unknown value as it was sent
 * (docs/decisions/073).
 * @param known the agreed values; requests and filters use only these.
 */
export function enumeration<Words extends z.util.EnumLike>(
  known: z.ZodMiniEnum<Words>,
): Reader<Words[keyof Words] | UnknownEnumValue, Words[keyof Words]> {
  // Stryker disable next-line StringLiteral: it refuses nothing.
  return reader("a word", (sent) => {
    const word = text.parse(sent);
    const wanted = normalized(word);
    const found = known.options.find((option) => normalized(String(option)) === wanted);
    if (found === undefined && word !== "") unknownValues.add(word);
    return found ?? (word as UnknownEnumValue);
  });
}

function normalized(word: string): string {
  return word.toLowerCase().replace(/[_\s-]/g, "");
}
