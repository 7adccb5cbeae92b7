import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";
import { EVERY_SCREEN, type Screen } from "#model-tests/browser/areas/every-screen.ts";
import { REPORT_FOLDER } from "#model-tests/reporting/write-report.ts";

/** How a screen is shown. */
export type Look = { theme: "light" | "dark"; width: 1440 | 360 };

/** The languages in pictures. */
export const PICTURED: readonly Language[] = ["en-US", "zh-TW", "th-TH"];

/** Both ways to see both themes and both widths in two looks; the one begins in the light, the other in the dark. */
const LOOKS: readonly (readonly Look[])[] = [
  [
    { theme: "light", width: 1440 },
    { theme: "dark", width: 360 },
  ],
  [
    { theme: "dark", width: 1440 },
    { theme: "light", width: 360 },
  ],
];

const INTRODUCTION = `# Gallery

Every screen in both themes, at two widths, in English, Traditional Chinese and Thai; a picture leads to the others of its screen. \`npm test\` compares what the console shows with a third of them: with two of a screen's four in English and with one in each of the other languages, which change from screen to screen. \`npm run gallery\` looks at all of them, and keeps the ones that changed.`;

const GALLERY = join(import.meta.dirname, "../../docs/gallery");
const CHANGED = join(REPORT_FOLDER, "gallery");

/**
 * How a screen is looked at in a language: in English in two looks, both themes and both widths among them, and in any
 * other in one. They change from screen to screen and from language to language; only a screen that there is at one
 * width alone is always looked at there.
 */
export function looksAt(screen: number, locale: Language): readonly Look[] {
  const turn = screen + ALL_LANGUAGES.indexOf(locale);
  const { width } = EVERY_SCREEN[screen] ?? {};
  const every = LOOKS.flat();
  const first = turn % every.length;
  const looks = locale === "en-US" ? LOOKS[turn % LOOKS.length] : every.slice(first, first + 1);
  return (looks ?? []).map((look) => ({ ...look, ...(width && { width }) }));
}

/** Every look of a screen of which the gallery keeps a picture. */
export function picturedLooks(locale: Language, { width }: Pick<Screen, "width">): readonly Look[] {
  const looks = isPictured(locale) ? LOOKS.flat() : [];
  return looks.filter((look) => width === undefined || look.width === width);
}

export function isPictured(locale: Language): boolean {
  return PICTURED.includes(locale);
}

/** The name of a picture's file below the gallery, such as `my-orders/en-US-light-1440.webp`. */
export function pictureName(screen: string, locale: Language, { theme, width }: Look): string {
  return `${folderName(screen)}/${locale}-${theme}-${width}.webp`;
}

/** What the gallery should hold: every screen in every look, in the languages that are pictured. */
export function expectedPictures(): string[] {
  return EVERY_SCREEN.flatMap((screen) =>
    PICTURED.flatMap((locale) => picturedLooks(locale, screen).map((look) => pictureName(screen.name, locale, look))),
  );
}

export function keptPictures(): string[] {
  return readdirSync(GALLERY, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".webp"));
}

/** Takes away the pictures of screens that there are no more. */
export function dropOtherScreens(): void {
  const expected = new Set(expectedPictures());
  for (const name of keptPictures()) if (!expected.has(name)) rmSync(join(GALLERY, name));
}

/** The picture that the gallery keeps; null when it has none. */
export function keptPicture(name: string): Buffer | null {
  const file = join(GALLERY, name);
  return existsSync(file) ? readFileSync(file) : null;
}

export function keepPicture(name: string, picture: Buffer): void {
  write(join(GALLERY, name), picture);
}

/** Lays a picture that differs from the gallery's where somebody can look at it; answers where. */
export function showChanged(name: string, picture: Buffer): string {
  const file = join(CHANGED, name);
  write(file, picture);
  return file;
}

/** Forgets what was laid out before. */
export function clearChanged(): void {
  rmSync(CHANGED, { recursive: true, force: true });
}

/** What the gallery's page shows of each screen. */
const SHOWN: readonly { locale: Language; look: Look; width: number }[] = [
  { locale: "en-US", look: { theme: "light", width: 1440 }, width: 400 },
  { locale: "zh-TW", look: { theme: "dark", width: 1440 }, width: 400 },
  { locale: "th-TH", look: { theme: "light", width: 360 }, width: 140 },
];

/** Writes the page that shows each screen in both themes, in three languages, on wide and on small displays. */
export function writeIndex(): void {
  const sections = EVERY_SCREEN.map(({ name, width: only }) => {
    const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    const pictures = SHOWN.filter(({ look }) => only === undefined || look.width === only).map(
      ({ locale, look, width }) =>
        `[<img src="${pictureName(name, locale, look)}" alt="${title}, ${look.theme}, ${look.width} pixels, ${locale}" width="${width}">](${folderName(name)})`,
    );
    return `## ${title}\n\n${pictures.join(" ")}`;
  });
  write(join(GALLERY, "README.md"), `${[INTRODUCTION, ...sections].join("\n\n")}\n`);
}

function folderName(screen: string): string {
  return screen.replace(/[^a-z0-9]+/gi, "-");
}

function write(file: string, picture: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}
