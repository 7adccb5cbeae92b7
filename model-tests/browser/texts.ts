import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contracts/languages.ts";

/** Returns the text of a key such as `orders:pay.finish`, with its placeholders filled. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const FOLDER = join(import.meta.dirname, "../../locales");

/** Reads the texts of a language from `locales/`, so that tests contain no copies. The result throws for an unknown key. */
export function translatorFor(locale: Language): Translate {
  const areas = new Map<string, unknown>();
  const textOf = (key: string): string => {
    const [area = "", path = ""] = key.split(":");
    if (!areas.has(area)) areas.set(area, JSON.parse(readFileSync(join(FOLDER, locale, `${area}.json`), "utf8")));
    const text = path.split(".").reduce((within: unknown, name) => propertyOf(within, name), areas.get(area));
    if (typeof text !== "string") throw new Error(`There is no text ${key} in ${locale}`);
    // A repeated text refers to another key.
    return text.replace(/\$t\(([^)]+)\)/g, (_, other: string) => textOf(other));
  };
  return (key, values = {}) => textOf(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function propertyOf(within: unknown, name: string): unknown {
  return typeof within === "object" && within !== null ? Reflect.get(within, name) : undefined;
}
