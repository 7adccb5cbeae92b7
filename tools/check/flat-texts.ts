/** Every text of a file of `locales/`, by its dotted key. */
export function flatTexts(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => flatTexts(below, key ? `${key}.${name}` : name));
}
