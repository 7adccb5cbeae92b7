import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";

/** Each icon with its side in pixels and the drawing's share of it; the margin is the brand's blue. */
const ICONS = [
  { name: "apple-touch-icon.png", side: 180, share: 1 },
  { name: "icons/192.png", side: 192, share: 1 },
  { name: "icons/512.png", side: 512, share: 1 },
  // Systems crop this one to their own shape.
  { name: "icons/maskable.png", side: 512, share: 0.8 },
] as const;

/** Makes PNG icons from the SVG icon, for systems that do not accept SVG. */
export async function takeIcons(browser: Browser, folder: string): Promise<void> {
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
