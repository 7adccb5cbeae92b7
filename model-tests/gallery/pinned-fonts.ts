import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BrowserContext } from "playwright-core";

/** Fonts for Chinese and Thai, which otherwise depend on the machine. */
const FONTS = ["noto-sans-tc", "noto-sans-thai"] as const;

/** On the console's origin, as its content policy requires, and below the cached assets. */
const PATH = "assets/pinned-fonts";

const TEXT = '"Inter Variable", "Noto Sans TC Variable", "Noto Sans Thai Variable"';
const FIGURES = `"JetBrains Mono Variable", ${TEXT}`;
const RULES = `
  :root, :root:lang(zh-TW), :root:lang(th) { --font: ${TEXT} !important; --font-mono: ${FIGURES} !important; }
  [lang]:not(:root, option):is(:lang(zh-CN), :lang(ja), :lang(ko)) { display: none !important; }
  * { caret-color: transparent !important; }
`;

/** A folder with the built console and the fonts. Routing the fonts instead would disable the browser's cache. */
export function siteWithFonts(built: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, PATH), { recursive: true });
  const link = (from: string, to: string, names: readonly string[]) => {
    for (const name of names) symlinkSync(join(from, name), join(to, name));
  };
  const assets = join(built, "assets");
  link(
    built,
    folder,
    readdirSync(built).filter((name) => name !== "assets"),
  );
  link(assets, join(folder, "assets"), readdirSync(assets));
  for (const font of FONTS) symlinkSync(join(folderOf(font), "files"), join(folder, PATH, font));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Uses the same fonts on every machine, and hides the caret and words in the scripts of other fonts. */
export async function pinFonts(context: BrowserContext): Promise<void> {
  const faces = FONTS.map((font) =>
    readFileSync(join(folderOf(font), "index.css"), "utf8").replaceAll("url(./files/", `url(/${PATH}/${font}/`),
  );
  // The content policy allows constructed style sheets only.
  await context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, faces.join("\n") + RULES);
}

/** The same with routed fonts, which disables the browser's cache. */
export async function routeFonts(context: BrowserContext): Promise<void> {
  await pinFonts(context);
  await context.route(`**/${PATH}/*/*`, (route) => {
    const [font = "", file = ""] = new URL(route.request().url()).pathname.split("/").slice(-2);
    return route.fulfill({ path: join(folderOf(font), "files", file), contentType: "font/woff2" });
  });
}

function folderOf(font: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/package.json`));
}
