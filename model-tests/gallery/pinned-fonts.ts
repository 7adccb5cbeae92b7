import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { BrowserContext } from "playwright-core";

/**
 * The fonts in which pictures are taken. The console shows the fonts of the person's system, and every machine has
 * others: pictures that are compared between machines bring theirs along.
 */
const FONTS = ["inter", "noto-sans-tc", "noto-sans-thai", "jetbrains-mono"] as const;

/** Below this path the fonts seem to come from the console's own origin, as its content policy wants. */
const PATH = "/pinned-fonts";

const TEXT = '"Inter Variable", "Noto Sans TC Variable", "Noto Sans Thai Variable"';
const FIGURES = `"JetBrains Mono Variable", ${TEXT}`;
const RULES = `
  :root, :root:lang(zh-TW), :root:lang(th) { --font: ${TEXT} !important; --font-mono: ${FIGURES} !important; }
  * { caret-color: transparent !important; }
`;

/** Shows every page of a context in the same fonts on every machine, and without a blinking caret. */
export async function pinFonts(context: BrowserContext): Promise<void> {
  await context.route(`**${PATH}/**`, (route) => {
    const [font = "", file = ""] = new URL(route.request().url()).pathname.split("/").slice(-2);
    return route.fulfill({ path: join(folderOf(font), "files", file), contentType: "font/woff2" });
  });
  const faces = FONTS.map((font) =>
    readFileSync(join(folderOf(font), "index.css"), "utf8").replaceAll("url(./files/", `url(${PATH}/${font}/`),
  );
  // A constructed style sheet is what the content policy leaves to scripts.
  await context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, faces.join("\n") + RULES);
}

function folderOf(font: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/package.json`));
}
