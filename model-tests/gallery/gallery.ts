import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { REPORT_FOLDER } from "#model-tests/product/folder.ts";
import { comparePictures, isExact, shrink } from "./comparison.ts";
import { galleryPage } from "./gallery-page.ts";
import { comparedLooks, PICTURED, pictureName } from "./looks.ts";

const INTRODUCTION = `# Gallery

The pictures that \`npm test\` compares with what the console shows. \`npm run gallery\` takes those of every screen in both themes, on wide and on small displays, in English, Traditional Chinese and Thai, and of every situation, lays them out on one page, \`model-tests/report/gallery/index.html\`, and keeps those here that changed.`;

/** The pictures that tests compare. */
const KEPT = join(import.meta.dirname, "../../docs/gallery");
/** The folder with all pictures. */
const WHOLE = join(REPORT_FOLDER, "gallery");
/** The folder for pictures of failed comparisons. */
const CHANGED = join(REPORT_FOLDER, "changed");

/** The compared looks of each screen. */
const COMPARED = EVERY_SCREEN.map((screen) => ({
  screen: screen.name,
  looks: PICTURED.flatMap((locale) => comparedLooks(locale, screen).map((look) => ({ locale, look }))),
}));

/** The names of the pictures that tests compare. */
export function comparedPictures(): string[] {
  return COMPARED.flatMap(({ screen, looks }) => looks.map(({ locale, look }) => pictureName(screen, locale, look)));
}

const NAMES: ReadonlySet<string> = new Set(comparedPictures());

/** Whether a test compares the picture of this name. */
export function isCompared(name: string): boolean {
  return NAMES.has(name);
}

export function keptPictures(): string[] {
  return readdirSync(KEPT, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".webp"));
}

/** Deletes pictures that no test compares. */
export function dropOthers(): void {
  for (const name of keptPictures()) if (!isCompared(name)) rmSync(join(KEPT, name));
}

/** The kept picture; null if there is none. */
export function keptPicture(name: string): Buffer | null {
  const file = join(KEPT, name);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Adds a picture to the gallery, and to the kept ones if it is compared and has changed. */
export async function collect(name: string, taken: Buffer): Promise<void> {
  const picture = await shrink(taken);
  write(join(WHOLE, name), picture);
  if (!isCompared(name)) return;
  const kept = keptPicture(name);
  if (!kept || !isExact(await comparePictures(kept, taken))) write(join(KEPT, name), picture);
}

/** Saves a differing picture for review. @returns its file. */
export function showChanged(name: string, picture: Buffer): string {
  const file = join(CHANGED, name);
  write(file, picture);
  return file;
}

/** Deletes the pictures of failed comparisons. */
export function clearChanged(): void {
  rmSync(CHANGED, { recursive: true, force: true });
}

/** Writes the page with all pictures and the page with the kept ones. @returns the first one's file. */
export function writePages(): string {
  const page = join(WHOLE, "index.html");
  write(page, galleryPage().markup);
  const shown = ({ screen, looks }: (typeof COMPARED)[number]) =>
    looks.map(({ locale, look }) => {
      const alt = `${titleOf(screen)}, ${look.theme}, ${look.width} pixels, ${locale}`;
      return `<img src="${pictureName(screen, locale, look)}" alt="${alt}" width="${look.width === 360 ? 120 : 330}">`;
    });
  const sections = COMPARED.filter(({ looks }) => looks.length > 0).map(
    (one) => `## ${titleOf(one.screen)}\n\n${shown(one).join(" ")}`,
  );
  write(join(KEPT, "README.md"), `${[INTRODUCTION, ...sections].join("\n\n")}\n`);
  return page;
}

function titleOf(screen: string): string {
  return `${screen.slice(0, 1).toUpperCase()}${screen.slice(1)}`;
}

function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
