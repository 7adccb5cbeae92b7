import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { buildConsole } from "./build/console.ts";
import { isBuilt } from "./build/freshness.ts";
import { withConsole } from "./figures/running-console.ts";
import { ownOptions } from "./own-options.ts";

/** Each icon with its side in pixels and the drawing's share of it; the margin is the brand's blue. */
const ICONS = [
  { name: "apple-touch-icon.png", side: 180, share: 1 },
  { name: "icons/192.png", side: 192, share: 1 },
  { name: "icons/512.png", side: 512, share: 1 },
  // Systems crop this one to their own shape.
  { name: "icons/maskable.png", side: 512, share: 0.8 },
] as const;

/** The size that link previews expect, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** Styles the landing page's first screen as a card: the brand, the headline and the payment example. */
const AS_CARD = `
  .site-nav, .bar-tools, .hero-actions, .hero-note, .site-footer, .hero-lead, .site-section { display: none !important; }
  html { overflow: hidden; }
  .site-header { position: static !important; border: 0 !important; background: none !important; }
  .site-header .brand { font-size: 26px; gap: 14px; }
  .site-header .brand-mark { width: 44px; height: 44px; }
  .site { position: relative; height: 630px; overflow: hidden; background: none !important; }
  .site-header { position: relative !important; z-index: 2; padding-top: 36px; backdrop-filter: none !important; }
  .site-width { width: 1072px !important; }
  .site .hero { position: absolute; inset: 0; padding-top: 190px; }
  .site .hero .eyebrow { font-size: 22px; margin-bottom: 20px; }
  .site .hero h1 { max-width: 600px; font-size: 58px; }
  .site .hero h1:is(:lang(zh), :lang(ja), :lang(ko)) { font-size: 50px; }
  .site .hero h1:lang(th) { font-size: 46px; }
  .site .hero-picture { position: absolute; inset: 0 64px auto auto; width: 400px; margin: 0; }
  .site .picture-console { display: none; }
  .site .picture-pay { top: 118px; right: 0; width: 400px; padding: 28px; transform: scale(1.1); transform-origin: right top; }
`;

/**
 * `npm run pictures`: makes the pictures of the public pages, which are kept with the sources: the social picture
 * in each language, from the landing page, and the icons, from the SVG icon. Run it again when the landing page's first
 * screen, its texts or the brand change. The machine needs fonts for all six languages.
 */
ownOptions({});
const root = join(import.meta.dirname, "..");
const folder = join(root, "src/app/public");
if (!isBuilt(root)) await buildConsole(root);
for (const name of ["social", "icons"]) mkdirSync(join(folder, name), { recursive: true });
await withConsole(root, async (url, browser) => {
  await takeSocialPictures(url, browser, join(folder, "social"));
  await takeIcons(browser, folder);
});

/** Makes the social picture of each language that the landing page links to. */
async function takeSocialPictures(url: string, browser: Browser, folder: string): Promise<void> {
  // The page's content security policy would block the card's style.
  const context = await browser.newContext({ viewport: SIZE, bypassCSP: true, reducedMotion: "reduce" });
  for (const { language, address } of await languagesOf(`${url}/home`, context)) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: AS_CARD });
    // Otherwise parts painted without the card's style may remain in the picture.
    await page.setViewportSize({ width: SIZE.width, height: SIZE.height + 1 });
    await page.setViewportSize(SIZE);
    await page.evaluate("new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))");
    await page.screenshot({ path: join(folder, `${language}.png`) });
    await page.close();
  }
  await context.close();
}

/** The languages that a page links to, with their addresses. */
async function languagesOf(address: string, context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(address);
  const links = await page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])').all();
  const named = await Promise.all(
    links.map(async (link) => ({
      language: (await link.getAttribute("hreflang")) ?? "",
      address: new URL((await link.getAttribute("href")) ?? "", address).href,
    })),
  );
  await page.close();
  return named;
}

/** Makes PNG icons from the SVG icon, for systems that do not accept SVG. */
async function takeIcons(browser: Browser, folder: string): Promise<void> {
  const drawing = readFileSync(join(folder, "favicon.svg"), "utf8").replace('rx="8"', 'rx="0"');
  for (const { name, side, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const drawn = side * share;
    await page.setContent(
      `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: #165dff }
       svg { width: ${drawn}px; height: ${drawn}px }</style>${drawing}`,
    );
    await page.screenshot({ path: join(folder, name) });
    await page.close();
  }
}
