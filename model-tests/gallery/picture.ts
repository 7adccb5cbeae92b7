import type { Page } from "playwright-core";

/** Longer pages are cut off here, in CSS pixels, since the rest repeats. */
const MAX_HEIGHT = 1200;
/** More pictures than a stable page needs. */
const ENOUGH = 20;

/** Waits until nothing is loading, fonts are loaded and animations have ended; endless ones are ignored. */
export async function waitUntilStable(page: Page, isLoading = false): Promise<void> {
  await page.mouse.move(0, 0);
  if (!isLoading) await page.locator('[class*="skeleton" i]').first().waitFor({ state: "detached" });
  await page.evaluate(async () => {
    // Fonts are requested at layout.
    for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    await document.fonts.ready;
    // Chromium does not update the baseline of a select when its font is loaded.
    for (const select of document.querySelectorAll("select")) {
      select.style.display = "none";
      select.getBoundingClientRect();
      select.style.removeProperty("display");
    }
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Enlarges the viewport to the page's height, which may grow while it loads, and waits until it is stable. */
export async function fitToContent(page: Page, isLoading = false): Promise<void> {
  for (;;) {
    await waitUntilStable(page, isLoading);
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    const whole = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT);
    if (whole <= height) return;
    await page.setViewportSize({ width, height: whole });
  }
}

/** Toasts are hidden, because it depends on timing whether they are visible. */
const WITHOUT_TOASTS = "[class*=toast-container] { visibility: hidden !important; }";

/** A PNG of the viewport. */
export async function takePicture(page: Page): Promise<Buffer> {
  // Playwright's `style` option would violate the content policy.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_TOASTS);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}

/** A PNG once two in a row are equal. @throws Error if the page does not become stable. */
export async function stablePicture(page: Page): Promise<Buffer> {
  let before = await takePicture(page);
  for (let attempt = 1; attempt < ENOUGH; attempt++) {
    const now = await takePicture(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not become stable`);
}
