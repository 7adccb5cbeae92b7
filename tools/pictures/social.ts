import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";

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

/** Makes the social picture of each language that the landing page links to. */
export async function takeSocialPictures(url: string, browser: Browser, folder: string): Promise<void> {
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
