import type { Page } from "playwright-core";

/** Longer pages are cut off here, in CSS pixels: what follows repeats. */
const MAX_HEIGHT = 1200;
/** More pictures than a page needs that comes to rest. */
const ENOUGH = 20;

/**
 * Waits until nothing stands in for what is still loading, every font has come, and nothing moves. What is under way, and
 * stays so, may turn without end.
 */
export async function waitUntilStable(page: Page, isLoading = false): Promise<void> {
  await page.mouse.move(0, 0);
  if (!isLoading) await page.locator('[class*="skeleton" i]').first().waitFor({ state: "detached" });
  await page.evaluate(async () => {
    // Fonts are asked for when something is laid out that needs them.
    for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    await document.fonts.ready;
    // Chromium leaves a select's text where the font before it had its baseline.
    for (const select of document.querySelectorAll("select")) {
      select.style.display = "none";
      select.getBoundingClientRect();
      select.style.removeProperty("display");
    }
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Shows a page as on a display that shows it whole, and waits until it settles. */
export async function fitToContent(page: Page, isLoading = false): Promise<void> {
  await waitUntilStable(page, isLoading);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= height) return;
  await page.setViewportSize({ width, height: Math.min(whole, MAX_HEIGHT) });
  await waitUntilStable(page, isLoading);
}

/** What goes by itself after a while is in no picture: whether it is still there depends on the machine. */
const WITHOUT_TOASTS = "[class*=toast-container] { visibility: hidden !important; }";

/** A picture of what the display shows now, in PNG. */
export async function takePicture(page: Page): Promise<Buffer> {
  // A style element, as Playwright's own option adds one, is against the content policy.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_TOASTS);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}

/** A picture of the page at rest, in PNG. @throws Error when it does not come to rest. */
export async function stablePicture(page: Page): Promise<Buffer> {
  let before = await takePicture(page);
  for (let attempt = 1; attempt < ENOUGH; attempt++) {
    const now = await takePicture(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest`);
}
