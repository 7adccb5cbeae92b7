import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./run-checks.ts";

const ENGLISH = "en-US";

/** Names and abbreviations that are written the same in every language. */
const INTERNATIONAL =
  /\b(USDT|TRC-?20|ERC-?20|BEP-?20|Tron|TRON|Ethereum|BNB Smart Chain|TRX|ETH|BNB|BTC|AppKey|AppSecret|API|QR|URL|ID|UTC|CSV|JSON|HTTPS?|Webhook|SDK|GitHub|Google|Merchant Console|EN|OK|txid|TxID|TXID)\b/g;

/** Numbers, and abbreviations that no language translates. */
const KEPT = /\b(?!(?:URL|QR|ID)\b)(?:[A-Z]{2,}\d*|App(?:Key|Secret))\b|\b\d+/g;

/** A Korean particle in both forms, because its form depends on the word before it. */
const GUESSED_PARTICLE = /을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\)|\(으\)로|\(이\)/;
/** An English plural in parentheses, such as "order(s)". */
const GUESSED_PLURAL = /\w\(e?s\)/;

/**
 * Of these characters, the texts in Traditional and Simplified Chinese have as many each, so that neither says the
 * opposite: negations, and words such as "more" and "less".
 */
const SAME_IN_CHINESE = [
  "不未沒没無无勿",
  ..."多大小高低每最停付收短早晚左右",
  "長长",
  "遲迟",
  "敗败",
  "舊旧",
  "開开",
  "進进",
];

type Texts = ReadonlyMap<string, string>;

/** Every language has every English text, with the same placeholders and its own plural forms. */
export const locales: Check = {
  name: "locale parity",
  mend: "by hand, in locales/",
  run: async (root) => {
    const folder = join(root, "locales");
    const areas = [
      ...new Set(globSync("*/*.json", { cwd: folder }).map((path) => path.replace(/^.*[\\/]/, ""))),
    ].sort();
    if (areas.length === 0) return ["locales/ holds no texts"];
    const languages = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const others = new Set([...languages, ...spoken(root)]);
    others.delete(ENGLISH);
    return areas.flatMap((area) => problemsOf(folder, area, [...others]));
  },
};

/** The languages that the product offers. */
function spoken(root: string): string[] {
  const file = join(root, "contracts/languages.ts");
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/^ {2}"(\w+-\w+)": /gm)].map(([, language = ""]) => language);
}

function problemsOf(folder: string, area: string, others: readonly string[]): string[] {
  const problems: string[] = [];
  const read = (language: string): Texts | null => {
    const path = join(folder, language, area);
    if (!existsSync(path)) {
      problems.push(`locales/${language}/${area} is missing`);
      return null;
    }
    const texts = new Map<string, string>();
    flatten(JSON.parse(readFileSync(path, "utf8")), "", texts, (problem) =>
      problems.push(`locales/${language}/${area}: ${problem}`),
    );
    return texts;
  };
  const english = read(ENGLISH);
  if (english === null) return problems;
  const all = new Map<string, Texts>();
  for (const language of [ENGLISH, ...others]) {
    const texts = language === ENGLISH ? english : read(language);
    if (texts === null) continue;
    all.set(language, texts);
    for (const problem of compare(texts, english, language)) problems.push(`locales/${language}/${area}: ${problem}`);
  }
  for (const [key, text] of all.get("zh-TW") ?? []) {
    const other = all.get("zh-CN")?.get(key) ?? text;
    for (const characters of SAME_IN_CHINESE)
      if (countOf(characters, text) !== countOf(characters, other))
        problems.push(`locales/zh-TW/${area}: "${key}" has not as many of ${characters} as in zh-CN`);
  }
  return problems;
}

function countOf(characters: string, text: string): number {
  return [...text].filter((one) => characters.includes(one)).length;
}

function flatten(value: unknown, key: string, into: Map<string, string>, report: (problem: string) => void): void {
  if (typeof value === "string") {
    if (value.trim() === "") report(`"${key}" is empty`);
    if (GUESSED_PARTICLE.test(value))
      report(`"${key}" leaves a Korean particle open: name the thing first, then its value after a colon`);
    if (GUESSED_PLURAL.test(value)) report(`"${key}" leaves a plural open: give it one key for each form`);
    into.set(key, value);
  } else if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const [name, below] of Object.entries(value)) flatten(below, key ? `${key}.${name}` : name, into, report);
  } else {
    report(`"${key}" is neither a text nor a group of texts`);
  }
}

function compare(texts: Texts, english: Texts, language: string): string[] {
  const expected = expectedKeys(english, language);
  const missing = [...expected.keys()].filter((key) => !texts.has(key)).map((key) => `"${key}" is missing`);
  const extra = [...texts.keys()].filter((key) => !expected.has(key)).map((key) => `"${key}" is more than English has`);
  const different = [...expected].flatMap(([key, englishKey]) => {
    const text = texts.get(key);
    const source = english.get(englishKey);
    if (text === undefined || source === undefined) return [];
    const problems: string[] = [];
    const [here, there] = [placeholders(text), placeholders(source)];
    // "one" may say the number in words.
    const optional = /_(zero|one|two)$/.test(key) ? ["{{count}}"] : [];
    const kept =
      ownWords(source)
        .match(KEPT)
        ?.filter((word) => !text.includes(word)) ?? [];
    const lacking = [...there.filter((name) => !here.includes(name) && !optional.includes(name)), ...kept];
    const added = here.filter((name) => !there.includes(name));
    if (lacking.length > 0) problems.push(`"${key}" lacks ${lacking.join(", ")}`);
    if (added.length > 0) problems.push(`"${key}" has ${added.join(", ")}, which English has not`);
    if (language !== ENGLISH && text === source && needsTranslation(text)) {
      problems.push(`"${key}" is not translated: ${JSON.stringify(text)}`);
    }
    return problems;
  });
  return [...missing, ...extra, ...different];
}

/** The keys that a language must have, each with the English key that it is compared with. */
function expectedKeys(english: Texts, language: string): ReadonlyMap<string, string> {
  const expected = new Map<string, string>();
  for (const key of english.keys()) {
    const plural = /^(.*?)(_ordinal)?_(zero|one|two|few|many|other)$/.exec(key);
    const family = plural && `${plural[1]}${plural[2] ?? ""}`;
    if (!family || !english.has(`${family}_other`)) {
      expected.set(key, key);
      continue;
    }
    const rules = new Intl.PluralRules(language, { type: plural[2] ? "ordinal" : "cardinal" });
    for (const category of rules.resolvedOptions().pluralCategories) {
      expected.set(`${family}_${category}`, `${family}_other`);
    }
  }
  return expected;
}

/** Interpolations such as `{{amount}}`, nested texts such as `$t(…)`, and tags such as `<1>` or `<link>`, in order of name. */
function placeholders(text: string): string[] {
  const interpolated = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`);
  const nested = [...text.matchAll(/\$t\([^)]*\)/g)].map((match) => match[0]);
  const tags = [...text.matchAll(/<\/?[\w-]+\s*\/?>/g)].map((match) => match[0].replaceAll(/\s/g, ""));
  return [...new Set([...interpolated, ...nested, ...tags])].sort();
}

function needsTranslation(text: string): boolean {
  const own = ownWords(text).replaceAll(INTERNATIONAL, " ");
  return /\p{L}{2,}/u.test(own) && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}]/u.test(own);
}

/** The words of a text, without placeholders, tags and addresses. */
function ownWords(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|https?:\S+|\S+@\S+|\/[\w/{}-]+/g, " ");
}
