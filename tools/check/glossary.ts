import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flatTexts } from "./flat-texts.ts";
import type { Check } from "./run-checks.ts";

/** A row of the table "Words ruled out" of `locales/glossary.md`. */
type Rule = {
  language: string;
  /** Texts may not contain this word … */
  not: string;
  but: string;
  /** … except as a part of one of these … */
  except: readonly string[];
  /** … and only texts whose key ends with one of these are checked; all texts if there is none. */
  keys: readonly string[];
};

/** The texts of each language use the words of its glossary. */
export const glossary: Check = {
  name: "glossary",
  mend: "by hand, in locales/, with the words of locales/glossary.md",
  run: async (root) => {
    const path = join(root, "locales/glossary.md");
    if (!existsSync(path)) return ["locales/glossary.md is missing"];
    const rules = rulesOf(readFileSync(path, "utf8"));
    if (rules.length === 0) return ["locales/glossary.md rules out no word"];
    return rules.flatMap((rule) => breaches(root, rule));
  },
};

function breaches(root: string, { language, not, but, except, keys }: Rule): string[] {
  const files = globSync(`locales/${language}/*.json`, { cwd: root }).sort();
  if (files.length === 0) return [`locales/glossary.md speaks of ${language}, which has no texts`];
  return files.flatMap((file) =>
    flatTexts(JSON.parse(readFileSync(join(root, file), "utf8")))
      .filter(([key]) => keys.length === 0 || keys.some((end) => key.endsWith(end)))
      .filter(([, text]) => except.reduce((rest, allowed) => rest.replaceAll(allowed, ""), wordsOf(text)).includes(not))
      .map(([key, text]) => `${file}: "${key}" says ${not}, and should say ${but}: ${JSON.stringify(text)}`),
  );
}

/** A text without its placeholders and references, whose names are not shown. */
function wordsOf(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, "");
}

/** Reads the table: `| language | not | but | except in | only where the key ends with |`. */
function rulesOf(markdown: string): Rule[] {
  const [, section = ""] = markdown.split("## Words ruled out");
  return section
    .split("\n")
    .filter((line) => /^\| *[a-z]{2}-[A-Z]{2} *\|/.test(line))
    .map((line) => {
      const [, language = "", not = "", but = "", except = "", keys = ""] = line.split("|").map((cell) => cell.trim());
      return { language, not, but, except: words(except), keys: words(keys) };
    });
}

function words(cell: string): string[] {
  return cell.split(",").flatMap((word) => word.trim() || []);
}
