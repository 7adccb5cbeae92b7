import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contracts/languages.ts";

/** Gives the product's words for a key such as `orders:pay.finish`, with its placeholders filled. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const FOLDER = join(import.meta.dirname, "../../locales");

/**
 * Reads what the product says in a language, so that tests look for its words and not for copies of them.
 * The result throws on a key that the product does not have.
 */
export function translatorFor(locale: Language): Translate {
  const areas = new Map<string, unknown>();
  const textOf = (key: string): string => {
    const [area = "", path = ""] = key.split(":");
    if (!areas.has(area)) areas.set(area, JSON.parse(readFileSync(join(FOLDER, locale, `${area}.json`), "utf8")));
    const text = path.split(".").reduce((within: unknown, name) => propertyOf(within, name), areas.get(area));
    if (typeof text !== "string") throw new Error(`The product has no words for ${key} in ${locale}`);
    // A text that recurs stands once, and the others refer to it.
    return text.replace(/\$t\(([^)]+)\)/g, (_, other: string) => textOf(other));
  };
  return (key, values = {}) => textOf(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function propertyOf(within: unknown, name: string): unknown {
  return typeof within === "object" && within !== null ? Reflect.get(within, name) : undefined;
}
