import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flatTexts } from "./flat-texts.ts";
import type { Check } from "./run-checks.ts";

/** Texts that are not the console's own; they are not compared. */
const APART = /^(greeting|sandbox):/;
/** One form of a plural is no text by itself. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const REFERENCE = /^\$t\(([\w-]+:[\w.-]+)\)$/;

/** A text that recurs stands once: in the same file, or in `shell.json`, which is always loaded; `$t(…)` refers to it. */
export const recurringTexts: Check = {
  name: "recurring texts",
  mend: 'by hand, in locales/: write "$t(area:key)" in the place of the copy',
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
  const own = [...texts].filter(
    ([key, [english = ""]]) => !APART.test(key) && !PLURAL.test(key) && !REFERENCE.test(english),
  );
  const bySaying = Map.groupBy(own, ([, sayings]) => JSON.stringify(sayings));
  return [...bySaying.values()]
    .filter((same) => same.length > 1)
    .map((same) => {
      const keys = same.map(([key]) => key).join(" and ");
      return `${keys} say the same in every language: ${JSON.stringify(same[0]?.[1][0])}`;
    });
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
