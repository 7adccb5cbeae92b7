import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";

/** Each icon, its side in pixels, and how much of it the drawing takes; around it is the brand's own blue. */
const ICONS = [
  { name: "apple-touch-icon.png", side: 180, share: 1 },
  { name: "icons/192.png", side: 192, share: 1 },
  { name: "icons/512.png", side: 512, share: 1 },
  // Systems cut this one to a shape of theirs.
  { name: "icons/maskable.png", side: 512, share: 0.8 },
] as const;

/** Takes the icons from the one that is drawn, for systems that take no drawings. */
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
