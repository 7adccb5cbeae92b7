import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { flatTexts } from "./flat-texts.ts";

/** Texts that are not the console's own; they are not compared. */
const APART = /^(greeting|sandbox):/;
/** One form of a plural is no text by itself. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const REFERENCE = /^\$t\(([\w-]+:[\w.-]+)\)$/;

/**
 * Keys that say the same in every language today and mean something else: a change of the one shall not change the other.
 * Homonyms that only English has need no line here.
 */
const HOMONYMS: readonly string[] = [];

/** A text that recurs stands once: in the same file, or in `shell.json`, which is always loaded; `$t(…)` refers to it. */
export const recurringTexts: Check = {
  name: "recurring texts",
  mend: 'by hand, in locales/: write "$t(area:key)" in the place of the copy; true homonyms have a list in tools/check/recurring-texts.ts',
  run: async (root) => {
    const texts = textsByKey(join(root, "locales"));
    return [...copies(texts), ...brokenReferences(texts)];
  },
};

/** Each key's texts, by language. */
type Texts = ReadonlyMap<string, readonly string[]>;

function textsByKey(folder: string): Texts {
  const texts = new Map<string, string[]>();
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of languages) {
    for (const file of globSync("*.json", { cwd: join(folder, name) }).sort()) {
      const area = file.replace(/\.json$/, "");
      for (const [key, text] of flatTexts(JSON.parse(readFileSync(join(folder, name, file), "utf8")))) {
        texts.set(`${area}:${key}`, [...(texts.get(`${area}:${key}`) ?? []), text]);
      }
    }
  }
  return texts;
}

function copies(texts: Texts): string[] {
  const bySaying = new Map<string, string[]>();
  for (const [key, sayings] of texts) {
    if (APART.test(key) || PLURAL.test(key) || HOMONYMS.includes(key) || REFERENCE.test(sayings[0] ?? "")) continue;
    const saying = JSON.stringify(sayings);
    bySaying.set(saying, [...(bySaying.get(saying) ?? []), key]);
  }
  return [...bySaying.values()]
    .filter((keys) => keys.length > 1)
    .map(
      (keys) =>
        `${keys.join(" and ")} say the same in every language: ${JSON.stringify(texts.get(keys[0] ?? "")?.[0])}`,
    );
}

function brokenReferences(texts: Texts): string[] {
  return [...texts].flatMap(([key, sayings]) => {
    const [, target = ""] = REFERENCE.exec(sayings[0] ?? "") ?? [];
    if (target === "") return [];
    const isLoaded = target.startsWith("shell:") || target.split(":")[0] === key.split(":")[0];
    if (!isLoaded) return [`${key} refers to ${target}, which may not be loaded with it: move that text to shell.json`];
    const referred = texts.get(target)?.[0];
    if (referred === undefined) return [`${key} refers to ${target}, which there is not`];
    return REFERENCE.test(referred) ? [`${key} refers to ${target}, which refers on`] : [];
  });
}
