import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { flatTexts } from "#tools/check/flat-texts.ts";

// An unshown text needs a new situation, or is deleted. The sandbox's tests assert its own texts.
const ROOT = join(import.meta.dirname, "../..");
const AREAS = globSync("locales/en-US/*.json", { cwd: ROOT, exclude: ["**/{sandbox,greeting}.json"] });

/** Texts that neither situations nor journeys can show, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "shell:scriptsMissing": "The build writes it into every page, for when no script runs",
  "site:meta.home.description": "It stands in the head of the page",
  "site:meta.enterprise.description": "It stands in the head of the page",
  "site:meta.demo.description": "It stands in the head of the page",
  "palette:answer.newest": "palette.browser.test.ts shows it",
};
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const texts = new Map<string, string>(
  AREAS.flatMap((file) =>
    flatTexts(JSON.parse(read(file))).map(([key, text]) => [`${basename(file, ".json")}:${key}`, text] as const),
  ),
);

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text split at its tags, and each part split at its placeholders. */
function partsOf(text: string): string[][] {
  const whole = text.replaceAll(/\$t\(([^,)]+)[^)]*\)/g, (_, key: string) => texts.get(key) ?? "");
  return whole
    .split(/<\/?\w+\s*\/?>/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part.replaceAll(/\{\{.*?\}\}/g, "")))
    .map((part) =>
      part
        .trim()
        .replaceAll(/\s+/g, " ")
        .split(/\{\{.*?\}\}/),
    );
}

/** Whether a part is shown as whole words. */
function isShown(part: readonly string[], shown: string): boolean {
  // The regular expression is slow, so the pieces are searched first.
  if (!part.every((piece) => shown.includes(piece))) return false;
  const words = part.map(literally).join(".*?");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "u").test(shown);
}

/** The key without its plural form: one shown form is enough. */
const familyOf = (key: string) => key.replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, "");

/** Whether a source names a key, literally or as a template such as `chain:orderStatus.${status}`. */
function keysIn(source: string): (key: string) => boolean {
  const named = [...source.matchAll(/["`](\w+:[\w.$`{}-]+?)["`]/g)].map(([, key = ""]) => key);
  const patterns = named
    .filter((key) => key.includes("${"))
    .map(
      (key) =>
        new RegExp(
          `^${key
            .split(/\$\{[^}]*\}/)
            .map(literally)
            .join("[\\w-]+")}$`,
        ),
    );
  return (key) => named.includes(key) || patterns.some((pattern) => pattern.test(key));
}

test("every text of the console is in a situation or in a journey", () => {
  const shown = globSync("model-tests/situations/text/**/*.yaml", { cwd: ROOT })
    .map(read)
    .join("\n")
    .replaceAll(/[^\S\n]+/g, " ");
  const isNamed = keysIn(
    globSync("model-tests/**/*.ts", { cwd: ROOT, exclude: ["**/every-text.test.ts"] })
      .map(read)
      .join("\n"),
  );
  const families = Map.groupBy(texts, ([key]) => familyOf(key));
  // These are only referred to by other texts.
  for (const family of families.keys()) if (family.startsWith("shell:word.")) families.delete(family);
  const unshown = [...families].filter(
    ([family, forms]) =>
      !isNamed(family) && !forms.some(([, text]) => partsOf(text).every((part) => isShown(part, shown))),
  );
  expect(
    unshown.map(([family]) => family).toSorted(),
    "show it by a situation in model-tests/browser/areas/every-screen.ts, and keep its text: npm run gallery -- --text NAME",
  ).toEqual(Object.keys(ELSEWHERE).toSorted());
});
